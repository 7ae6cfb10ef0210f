import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
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

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with a system set to ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('PUB-06 is dark, and has no switch', async ({ page }) => {
      await page.goto('/roster')
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
      await expect(page.getByRole('button', { name: /Switch to/ })).toHaveCount(0)
    })
  })

test(
  "PUB-06 pages by number and by sport, and opens an athlete's page and returns",
  onPhonesToo,
  async ({ page }) => {
    await page.goto('/roster')
    await expect(posters(page)).toHaveCount(48)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/roster?page=2')
    await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Hockey' }).click()
    await expect(page).toHaveURL('/roster?sport=hockey')
    await expect(page.getByRole('navigation', { name: 'Sports' }).locator('[aria-current]')).toHaveText(
      'Hockey',
    )
    // The old list stays until the new one arrives.
    await expect(page.getByRole('status')).toHaveText(/^\d{3} athletes/)
    const first = posters(page).first().getByRole('link')
    const name = await first.getAttribute('aria-label')
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/roster?sport=hockey')
  },
)

test('PUB-06 a new athlete is first until the page is hidden', async ({ page, request }) => {
  const person = await signUpByApi(request, { sport_key: 'lacrosse' })
  const name = `${person.first_name} ${person.last_name}`
  await page.goto('/roster?sport=lacrosse')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await hidePageByApi(request, person)
  await page.reload()
  await expect(posters(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('PUB-06 invalid parameters break nothing', async ({ page }) => {
  await page.goto('/roster?sport=chess&page=0&class=x')
  await expect(posters(page)).toHaveCount(48)
  await page.goto('/roster?class=2040')
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
  await page.goto('/roster?sport=hockey&page=40')
  await expect(posters(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
})

test(
  'PUB-06 the roster has no accessibility violations and never scrolls sideways',
  onPhonesToo,
  async ({ page }) => {
    await page.goto('/roster')
    await expectAccessible(page)
    await expectToFit(page)
  },
)
