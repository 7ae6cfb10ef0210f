import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

const packages = [
  {
    slug: 'starter-showcase',
    name: 'Starter Showcase',
    month: '$19.00',
    annualMonth: '$15.20',
    year: '$182.40',
    theme: 'black',
  },
  {
    slug: 'starter-elite',
    name: 'Starter Elite',
    month: '$49.00',
    annualMonth: '$39.20',
    year: '$470.40',
    theme: 'blue',
  },
  {
    slug: 'all-star-showcase',
    name: 'All-Star Showcase',
    month: '$99.00',
    annualMonth: '$79.20',
    year: '$950.40',
    theme: 'orange',
  },
  {
    slug: 'college-concierge',
    name: 'College Concierge',
    month: '$249.00',
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

/** The text of some HTML. */
const textOf = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/g, '')

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

test('PUB-04 a visitor compares the packages and chooses one', async ({ page }) => {
  await page.goto('/packages')

  await test.step('four packages with their prices and colors', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Start free',
      ...packages.map(({ name }) => name),
    ])
    for (const { name, slug, month, year, theme } of packages) {
      const card = cardOf(page, name)
      await expect(card).toHaveAttribute('data-theme', theme)
      await expect(card).toContainText(`${month} a month`)
      await expect(card).toContainText(`or ${year} a year, billed once`)
      await expect(card.getByRole('link', { name: `More about ${name}` })).toHaveAttribute(
        'href',
        `/packages/${slug}`,
      )
    }
    await expect(page.getByText('Good first pick')).toHaveCount(1)
    await expect(cardOf(page, 'Starter Elite')).toContainText('Good first pick')
    await expect(cardOf(page, 'Starter Showcase')).toContainText('Recruiting center, not included')
    await expectAccessible(page)
  })

  await test.step('charges, canceling, and what stays are explained before sign-up', async () => {
    await expect(page.getByRole('term')).toHaveText([
      'When you are charged',
      'How to stop',
      'What to know first',
      'Your page stays yours',
    ])
  })

  await test.step('the switch to annual billing, also by arrow key, changes the prices and the address', async () => {
    await expect(monthly(page)).toBeChecked()
    await monthly(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/packages?billing=annual')
    await expect(annual(page)).toBeFocused()
    for (const { name, annualMonth, year } of packages) {
      await expect(cardOf(page, name)).toContainText(`${annualMonth} a month`)
      await expect(cardOf(page, name)).toContainText(`${year} billed once a year`)
    }
  })

  await test.step('a package shows the full price and every charge date', async () => {
    await cardOf(page, 'Starter Elite').getByRole('link', { name: 'More about Starter Elite' }).click()
    await expect(page).toHaveURL('/packages/starter-elite?billing=annual')
    // The address changes before the page does. Until then the old page's switch would still respond.
    await expect(page.getByRole('heading', { level: 1, name: 'Starter Elite' })).toBeVisible()
    await expect(annual(page)).toBeChecked()
    const card = page.getByRole('article')
    const charges = section(page, 'When you pay').getByRole('listitem')
    await expect(card).toContainText('$39.20 a month')
    await expect(charges).toContainText(['$0.00', '7 days before', '$470.40', 'until you cancel'])
    await monthly(page).click()
    await expect(page).toHaveURL('/packages/starter-elite')
    await expect(card).toContainText('$49.00 a month')
    await expect(charges).toContainText(['$0.00', '7 days before', '$49.00', 'until you cancel'])
    await expect(section(page, 'The other packages').getByRole('link')).toHaveText([
      'Starter Showcase',
      'All-Star Showcase',
      'College Concierge',
    ])
    await expect(page.getByRole('link', { name: 'All packages' })).toHaveAttribute('href', '/packages')
    await expect(page.getByRole('link', { name: 'Ask us about Starter Elite' })).toHaveAttribute(
      'href',
      '/contact-us',
    )
    await expectAccessible(page)
  })

  await test.step('PAY-02 choosing a package shows what is charged when, before a sign-up', async () => {
    await page.getByRole('button', { name: 'Choose Starter Elite' }).click()
    await expect(page.getByRole('dialog')).toContainText('What is charged when')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a package never scrolls sideways', () => expectToFit(page))
})

test('PUB-04 the packages with annual billing never scroll sideways', async ({ page }) => {
  await page.goto('/packages?billing=annual')
  await expect(annual(page)).toBeChecked()
  await expectToFit(page)
})

test("PUB-04 annual billing in the address is in the server's first HTML", async ({ request }) => {
  const source = await (await request.get('/packages?billing=annual')).text()
  expect(source).toContain('$2,390.40 billed once a year')
  const unknown = await request.get('/packages?billing=weekly')
  expect(await unknown.text()).toContain('or $2,390.40 a year, billed once')
})

test('PUB-04 the server renders each package with its price, color, and charges', async ({ request }) => {
  for (const { slug, name, month, year, theme } of packages) {
    const source = await (await request.get(`/packages/${slug}`)).text()
    expect(source).toContain(`<title>${name} | Fieldhouse</title>`)
    expect(source).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
    const card = /<article[\s\S]*?<\/article>/.exec(source)?.[0] ?? ''
    expect(card).toMatch(new RegExp(`^<article[^>]*data-theme="${theme}"`))
    for (const price of [month, year]) expect(textOf(card)).toContain(`${price} a `)
  }
})

test('PUB-04 an unknown package is a 404 that says so', async ({ request }) => {
  const response = await request.get('/packages/no-such-package')
  expect(response.status()).toBe(404)
  const source = await response.text()
  expect(source).toMatch(/<h1[^>]*>This page could not be found<\/h1>/)
  expect(source.match(/<main/g)).toHaveLength(1)
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
    await expect(cardOf(page, 'Starter Elite')).toContainText('$49.00 a month')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
