import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
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

test('an athlete’s page is at the athlete’s subdomain', async ({ page, baseURL, request }) => {
  const person = await signUpByApi(request)
  const answer = await page.goto(addressOf(slug, baseURL))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Amara\s*Whitlock/)
  await expect(page).toHaveURL(`${addressOf(slug, baseURL)}/`)

  await test.step('every link there goes to the main site', async () => {
    const places = await page
      .locator('a:not([href^="#"])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(places.length).toBeGreaterThan(10)
    // The athlete's external links and the page's own files stay as they are.
    const isOurs = ({ hostname, pathname }: URL) =>
      hostname.endsWith('localhost') && !pathname.startsWith('/api/')
    const ours = places.map((place) => new URL(place)).filter(isOurs)
    expect(ours.filter(({ origin }) => origin !== baseURL)).toEqual([])
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
    await expect(signIn).toHaveAttribute('href', `${baseURL}/?login=1&url=%2F${slug}`)
  })

  await test.step('the header search works there', async () => {
    const search = searchPopup(page)
    await search.open()
    await search.field.fill('amara whitlock')
    await expect(search.rows).toContainText('Amara Whitlock')
    await search.popup.getByRole('button', { name: 'Close' }).click()
    await expect(search.popup).toBeHidden()
  })

  await test.step('signing in, also from the menu, happens on the main site, then returns', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign In' }).click()
    const login = loginPopup(page)
    await expect(login.titled('Sign In')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
    await login.signIn(person)
    await expect(page).toHaveURL(`${baseURL}/${slug}`)
    await expect(page.getByRole('banner').getByRole('button', { name: person.last_name })).toBeVisible()
  })
})

test('any other path there redirects permanently to the main site', async ({ request, baseURL }) => {
  const own = addressOf(slug, baseURL)
  for (const path of ['/packages', '/amara-whitlock', '/admin/users?q=a', '/no/such/page'])
    expect(await answerAt(request, own, path)).toEqual([301, `${baseURL}${path}`])
  expect(await answerAt(request, own, '//evil.example/')).toEqual([301, `${baseURL}/evil.example/`])
  expect(await answerAt(request, addressOf('www', baseURL), '/')).toEqual([301, `${baseURL}/`])
})

test('an unknown subdomain is a 404 that links to the main site', async ({ request, baseURL }) => {
  const { host, port } = new URL(addressOf('nobody-at-all', baseURL))
  const answer = await request.get(`http://127.0.0.1:${port}/`, { headers: { host } })
  expect(answer.status()).toBe(404)
  const source = await answer.text()
  expect(source).toMatch(/<h1[^>]*>This page could not be found<\/h1>/)
  expect(source).toMatch(new RegExp(`<a[^>]*href="${baseURL}/"[^>]*>Go to Homepage`))
})
