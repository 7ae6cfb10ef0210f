import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'

const packages = [
  {
    slug: 'starter-showcase',
    name: 'Starter Showcase',
    month: '$19',
    annualMonth: '$15.20',
    year: '$182.40',
    theme: 'black',
  },
  {
    slug: 'starter-elite',
    name: 'Starter Elite',
    month: '$49',
    annualMonth: '$39.20',
    year: '$470.40',
    theme: 'blue',
  },
  {
    slug: 'all-star-showcase',
    name: 'All-Star Showcase',
    month: '$99',
    annualMonth: '$79.20',
    year: '$950.40',
    theme: 'orange',
  },
  {
    slug: 'college-concierge',
    name: 'College Concierge',
    month: '$249',
    annualMonth: '$199.20',
    year: '$2,390.40',
    theme: 'purple',
  },
]

const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

const annual = (page: Page) => page.getByRole('radio', { name: 'Annual 2 months free', exact: true })
const monthly = (page: Page) => page.getByRole('radio', { name: 'Monthly', exact: true })

test('PUB-04 the server renders /packages with all prices', async ({ request }) => {
  const response = await request.get('/packages')
  expect(response.status()).toBe(200)
  const source = await response.text()
  expect(source).toContain('<title>Packages | Fieldhouse</title>')
  expect(source).toMatch(/<meta name="description" content="[^"]{40,}"/)
  for (const { name, year } of packages) {
    expect(source).toContain(`>${name}</h2>`)
    expect(source).toContain(year)
  }
})

test('PUB-04 four packages with their prices and colors', onPhonesToo, async ({ page }) => {
  await page.goto('/packages')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Start free',
    ...packages.map(({ name }) => name),
  ])
  for (const { name, slug, month, year, theme } of packages) {
    const card = cardOf(page, name)
    await expect(card).toHaveAttribute('data-theme', theme)
    await expect(card).toContainText(`${month} a month`)
    await expect(card).toContainText(`or ${year} a year, billed once`)
    await expect(card.getByRole('link', { name: `Choose ${name}` })).toHaveAttribute(
      'href',
      `/packages/${slug}`,
    )
  }
  await expect(page.getByText('Good first pick')).toHaveCount(1)
  await expect(cardOf(page, 'Starter Elite')).toContainText('Good first pick')
  await expect(cardOf(page, 'Starter Showcase')).toContainText('Recruiting center, not included')
})

test('PUB-04 charges, canceling, and what stays are explained before sign-up', async ({ page }) => {
  await page.goto('/packages')
  await expect(page.getByRole('term')).toHaveText([
    'When you are charged',
    'How to stop',
    'What to know first',
    'Your page stays yours',
  ])
})

test(
  'PUB-04 the switch to annual billing changes the prices and the address',
  onPhonesToo,
  async ({ page }) => {
    await page.goto('/packages')
    await expect(monthly(page)).toBeChecked()
    await annual(page).click()
    await expect(page).toHaveURL('/packages?billing=annual')
    for (const { name, annualMonth, year } of packages) {
      await expect(cardOf(page, name)).toContainText(`${annualMonth} a month`)
      await expect(cardOf(page, name)).toContainText(`${year} billed once a year`)
    }
    await page.reload()
    await expect(annual(page)).toBeChecked()
    await cardOf(page, 'Starter Elite').getByRole('link', { name: 'Choose Starter Elite' }).click()
    await expect(page).toHaveURL('/packages/starter-elite?billing=annual')
    // The address changes before the page does. Until then the old page's switch would still respond.
    await expect(page.getByRole('heading', { level: 1, name: 'Starter Elite' })).toBeVisible()
    await expect(annual(page)).toBeChecked()
    await monthly(page).click()
    await expect(page).toHaveURL('/packages/starter-elite')
    await page.getByRole('link', { name: 'All packages' }).click()
    await expect(page).toHaveURL('/packages')
  },
)

test("PUB-04 annual billing in the address is in the server's first HTML", async ({ request }) => {
  const source = await (await request.get('/packages?billing=annual')).text()
  expect(source).toContain('$2,390.40 billed once a year')
  const unknown = await request.get('/packages?billing=weekly')
  expect(await unknown.text()).toContain('or $2,390.40 a year, billed once')
})

test('PUB-04 the arrow keys switch the period too', async ({ page }) => {
  await page.goto('/packages')
  await monthly(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/packages?billing=annual')
  await expect(annual(page)).toBeFocused()
})

for (const { slug, name, month, annualMonth, year, theme } of packages)
  test(`PUB-04 /packages/${slug} shows the full price and every charge date`, async ({ page }) => {
    await page.goto(`/packages/${slug}`)
    await expect(page).toHaveTitle(`${name} | Fieldhouse`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('article')).toHaveAttribute('data-theme', theme)
    await expect(page.getByRole('article')).toContainText(`${month} a month`)
    await expect(page.getByRole('article')).toContainText(`or ${year} a year, billed once`)

    const charges = section(page, 'When you pay').getByRole('listitem')
    await expect(charges).toContainText(['$0.00', '7 days before', month, 'until you cancel'])
    await annual(page).click()
    await expect(page.getByRole('article')).toContainText(`${annualMonth} a month`)
    await expect(charges).toContainText(['$0.00', '7 days before', year, 'until you cancel'])

    const others = section(page, 'The other packages').getByRole('link')
    await expect(others).toHaveText(packages.map((one) => one.name).filter((one) => one !== name))
    await page.getByRole('link', { name: `Ask us about ${name}` }).click()
    await expect(page).toHaveURL('/contact-us')
  })

test('PUB-04 choosing a package asks a visitor to sign up first', onPhonesToo, async ({ page }) => {
  await page.goto('/packages/starter-elite')
  await page.getByRole('button', { name: 'Choose Starter Elite' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(/sign up/i)
})

test.describe('an unknown package', () => {
  test.use({ expectedComplaint: /status of 404 .*\/packages\/no-such-package$/ })

  test('PUB-04 is a 404 that says so, in its own layout', async ({ page }) => {
    const response = await page.goto('/packages/no-such-package')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    await expect(page.getByRole('main')).toHaveCount(1)
  })
})

test.describe('packages that do not load', () => {
  test.use({ expectedComplaint: /\/api\/packages$|A sample fault/ })

  test('PUB-04 show an error in their place, and appear after a retry', async ({ page }) => {
    await page.route('**/api/packages', (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'A sample fault', code: 'internal', request_id: 'x' },
      }),
    )
    // On the first load, with nothing cached.
    await page.goto('/policy')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).click()
    await expect(page.getByRole('alert')).toContainText('The packages did not load')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packages')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await page.unroute('**/api/packages')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cardOf(page, 'Starter Elite')).toContainText('$49 a month')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

/** The four are the same page in four colors, and the kit spec checks the colors. */
const paths = ['/packages', '/packages/starter-elite']

for (const path of paths) {
  test(`PUB-04 ${path} has no accessibility violations`, onPhonesToo, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })

  test(`PUB-04 ${path} never scrolls sideways, however narrow or enlarged`, async ({ page }) => {
    await page.goto(`${path}?billing=annual`)
    await expectToFit(page)
  })
}
