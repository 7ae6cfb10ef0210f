import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { hidePageByApi, signUpByApi } from './people.ts'

const posters = (page: Page) => page.getByRole('list', { name: 'Athletes' }).getByRole('listitem')

test('PUB-06 the server renders the complete roster', async ({ request }) => {
  const response = await request.get('/roster?sport=soccer')
  expect(response.status()).toBe(200)
  const source = await response.text()
  expect(source).toContain('<title>The roster: Soccer | Fieldhouse</title>')
  expect(source).toMatch(/<meta name="description" content="[^"]{40,}"/)
  expect(source).toMatch(/<link rel="canonical" href="http[^"]+\/roster\?sport=soccer"/)
  expect(source.match(/<li data-theme="/g)).toHaveLength(48)
})

test('PUB-06 a visitor walks through the roster', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/roster?sport=lacrosse')

  await test.step('is dark, whatever the system setting, and has no switch', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await expect(page.getByRole('button', { name: /Switch to/ })).toHaveCount(0)
  })

  await test.step('has no accessibility violations', () => expectAccessible(page))

  await test.step('pages by number and by sport', async () => {
    await expect(posters(page)).toHaveCount(48)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/roster?sport=lacrosse&page=2')
    await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Hockey' }).click()
    await expect(page).toHaveURL('/roster?sport=hockey')
    await expect(page.getByRole('navigation', { name: 'Sports' }).locator('[aria-current]')).toHaveText(
      'Hockey',
    )
    // The old list stays until the new one arrives.
    await expect(page.getByRole('status')).toHaveText(/^\d{3} athletes/)
  })

  await test.step("opens an athlete's page and returns", async () => {
    const first = posters(page).first().getByRole('link')
    const name = await first.getAttribute('aria-label')
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/roster?sport=hockey')
    await expect(posters(page).first()).toBeVisible()
  })

  await test.step('never scrolls sideways', () => expectToFit(page))
})

test('PUB-06 a new athlete is first until the page is hidden', async ({ request, baseURL }) => {
  const person = await signUpByApi(request, { sport_key: 'lacrosse' })
  const roster = async () => (await fetch(`${baseURL}/roster?sport=lacrosse`)).text()
  const name = `aria-label="${person.first_name} ${person.last_name}"`
  expect(await roster()).toContain(name)
  await hidePageByApi(request, person)
  expect(await roster()).not.toContain(name)
})

test('PUB-06 invalid parameters break nothing', async ({ request }) => {
  const sourceOf = async (query: string) => (await request.get(`/roster?${query}`)).text()
  expect((await sourceOf('sport=chess&page=0&class=x')).match(/<li data-theme="/g)).toHaveLength(48)
  expect(await sourceOf('class=2040')).toContain('Nobody here yet')
  const past = await sourceOf('sport=hockey&page=40')
  expect(past).toContain('<li data-theme="')
  expect(past).toMatch(/<a [^>]*aria-disabled="true"[^>]*>(?:(?!<\/a>)[\s\S])*Next/)
})
