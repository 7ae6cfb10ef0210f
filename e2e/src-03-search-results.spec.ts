import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

const found = (page: Page) => page.getByRole('list', { name: 'Athletes found' }).getByRole('listitem')
const field = (page: Page) => page.locator('#content').getByRole('textbox', { name: 'Name of an athlete' })
const status = (page: Page) => page.locator('#content').getByRole('status')
/** An attribute's text. */
const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
const next = (page: Page) => page.getByRole('link', { name: 'Next' })

test("the server's HTML has the results", async ({ request }) => {
  const html = await (await request.get('/search-results?q=amara+whitlock')).text()
  expect(html).toContain('<title>amara whitlock | Athlete search | Fieldhouse</title>')
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/search-results"/)
  expect(html).toContain('href="/amara-whitlock"')
})

test('a visitor pages through the results and opens an athlete', async ({ page }) => {
  await page.goto('/search-results?q=smith')

  await test.step('15 results per page, and Back returns to the same place', async () => {
    await expect(found(page)).toHaveCount(15)
    await expect(status(page)).toHaveText(/^[\d,]+\+? athletes, page 1 of \d+$/)
    const first = await found(page).first().textContent()
    await next(page).click()
    await expect(page).toHaveURL('/search-results?q=smith&page=2')
    await expect(found(page).first()).not.toHaveText(first ?? '')
    const last = found(page).last()
    await last.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    expect(top).toBeGreaterThan(0)
    await last.getByRole('link').click()
    await expect(page).not.toHaveURL(/search-results/)
    await page.goBack()
    await expect(page).toHaveURL('/search-results?q=smith&page=2')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
    await page.goBack()
    await expect(page).toHaveURL('/search-results?q=smith')
    await expect(found(page).first()).toHaveText(first ?? '')
  })

  await test.step('each athlete shows what a coach looks for first', async () => {
    await field(page).fill('amara whitlock')
    const amara = found(page).first()
    await expect(amara.getByRole('heading', { name: 'Amara Whitlock' })).toBeVisible()
    for (const fact of ['Shooting guard', 'Oregon', '2027', '5\'10"', '152lbs'])
      await expect(amara).toContainText(fact)
    await expectAccessible(page)
    await expectToFit(page)
    await amara.getByRole('link').click()
    await expect(page).toHaveURL('/amara-whitlock')
  })
})

test('the address follows what a visitor types and how the page looks', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about-us')
  await page.goto('/search-results?q=smith&page=2&darkMode=1')

  await test.step('the view is in the address', () =>
    expect(page.locator('html')).toHaveAttribute('data-mode', 'dark'))

  await test.step('typing starts a new search on page one and keeps the view', async () => {
    await field(page).fill('amara whitlock')
    await expect(page).toHaveURL('/search-results?q=amara+whitlock&page=1&darkMode=1')
    await expect(found(page).first()).toContainText('Amara Whitlock')
    await expect(field(page)).toBeFocused()
  })

  await test.step('the view follows the switch', async () => {
    await page.getByRole('button', { name: 'Switch to light' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
    await expect(page).toHaveURL(/[?&]darkMode=0$/)
  })

  await test.step('an empty result says what to do', async () => {
    await field(page).fill('%%%')
    await expect(page.getByRole('heading', { name: 'No Results' })).toBeVisible()
    await expect(page.locator('#content')).toContainText('Check the spelling')
    await expectAccessible(page)
    await expectToFit(page)
  })

  await test.step('Back returns to the page before the search, not through every letter', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
  })
})

test('an invalid address still shows a page', async ({ request }) => {
  for (const query of [
    '?page=-1',
    '?q=a',
    '?q=&page=abc',
    '?q=a&q=b&page=1e3',
    '?page=99999',
    '?darkMode=x&state=OR',
  ])
    expect((await request.get(`/search-results${query}`)).status(), query).toBe(200)
  for (const text of ["' or 1=1;--", '%', '\\', '<script>alert(1)</script>', '"><img src=x>']) {
    const source = await (await request.get(`/search-results?${new URLSearchParams({ q: text })}`)).text()
    const [, value = ''] = /<main[\s\S]*?<input[^>]* value="([^"]*)"/.exec(source) ?? []
    expect(plain(value)).toBe(text)
  }
})

test('a page number past the end shows the last page', async ({ request }) => {
  const source = await (await request.get('/search-results?q=smith&page=9999')).text()
  expect(source).toContain('aria-label="Athletes found"')
  const [, current, last] = /page (\d+) of (\d+)/.exec(source.replaceAll(/<!--.*?-->/g, '')) ?? []
  expect(current).toBeDefined()
  expect(current).toBe(last)
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a form, and its pages are links', async ({ page }) => {
    await page.goto('/search-results?darkMode=1')
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await field(page).fill('smith')
    await page.locator('#content').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search-results?q=smith&darkMode=1')
    await expect(found(page)).toHaveCount(15)
    await next(page).click()
    await expect(page).toHaveURL('/search-results?q=smith&darkMode=1&page=2')
    await expect(found(page)).not.toHaveCount(0)
  })
})
