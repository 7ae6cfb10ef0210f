import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { signUpByApi } from './people.ts'
import { searchPopup } from './search-popup.ts'

const slug = 'amara-whitlock'

/** An athlete's own subdomain. */
const addressOf = (name: string, baseURL = '') => baseURL.replace('localhost', `${name}.localhost`)

/** The response to a path on an athlete's subdomain. */
const answerAt = async (request: APIRequestContext, address: string, path: string) => {
  const { host, port } = new URL(address)
  const answer = await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host }, maxRedirects: 0 })
  return [answer.status(), answer.headers().location ?? null]
}

test('an athlete’s page is at the athlete’s subdomain', onPhonesToo, async ({ page, baseURL }) => {
  const answer = await page.goto(addressOf(slug, baseURL))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Amara\s*Whitlock/)
  await expect(page).toHaveURL(`${addressOf(slug, baseURL)}/`)
  await expectAccessible(page)
  await expectToFit(page)
})

test('every link there goes to the main site', async ({ page, baseURL }) => {
  await page.goto(addressOf(slug, baseURL))
  const places = await page
    .locator('a:not([href^="#"])')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(places.length).toBeGreaterThan(10)
  // The athlete's external links and the page's own files stay as they are.
  const isOurs = ({ hostname, pathname }: URL) =>
    hostname.endsWith('localhost') && !pathname.startsWith('/api/')
  const ours = places.map((place) => new URL(place)).filter(isOurs)
  expect(ours.filter(({ origin }) => origin !== baseURL)).toEqual([])

  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click()
  await expect(page).toHaveURL(`${baseURL}/packages`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('any other path there redirects permanently to the main site', async ({ request, baseURL }) => {
  const own = addressOf(slug, baseURL)
  for (const path of ['/packages', '/amara-whitlock', '/admin/users?q=a', '/no/such/page'])
    expect(await answerAt(request, own, path)).toEqual([301, `${baseURL}${path}`])
  expect(await answerAt(request, own, '//evil.example/')).toEqual([301, `${baseURL}/evil.example/`])
  expect(await answerAt(request, addressOf('www', baseURL), '/')).toEqual([301, `${baseURL}/`])
})

test('signing in there happens on the main site, then returns to the athlete', async ({
  page,
  baseURL,
  request,
}) => {
  const person = await signUpByApi(request)
  await page.goto(addressOf(slug, baseURL))
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
  await expect(signIn).toHaveAttribute('href', `${baseURL}/?login=1&url=%2F${slug}`)
  await signIn.click()
  const login = loginPopup(page)
  await expect(login.titled('Sign In')).toBeVisible()
  await login.signIn(person)
  await expect(page).toHaveURL(`${baseURL}/${slug}`)
  await expect(page.getByRole('banner').getByRole('button', { name: person.last_name })).toBeVisible()
})

test('Sign In in the menu goes there too', onPhonesToo, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(addressOf(slug, baseURL))
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign In' }).click()
  await expect(loginPopup(page).titled('Sign In')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
})

test('the header search works there', async ({ page, baseURL }) => {
  await page.goto(addressOf(slug, baseURL))
  const search = searchPopup(page)
  await search.open()
  await search.field.fill('amara whitlock')
  await expect(search.rows).toContainText('Amara Whitlock')
})

test.describe('an unknown subdomain', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*404/ })

  test('is a 404', async ({ page, baseURL }) => {
    const answer = await page.goto(addressOf('nobody-at-all', baseURL))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    await page.getByRole('link', { name: 'Go to Homepage' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
  })
})
