import type { Page } from '@playwright/test'
import { expect, onPhonesToo, test } from './fixtures.ts'

/** Elements that look different once the page also has the rules of all other pages. */
const changedBy = (css: string): string[] => {
  const looks = () =>
    [...document.querySelectorAll('*')].map((element) => {
      const parts = ['', '::before', '::after', '::marker', '::placeholder'].map((part) =>
        getComputedStyle(element, part),
      )
      return [element.outerHTML.slice(0, 200), parts.map(({ cssText }) => cssText).join()] as const
    })
  const before = looks()
  const all = new CSSStyleSheet()
  all.replaceSync(css)
  document.adoptedStyleSheets.push(all)
  // In the same task, so nothing else can change the page.
  return looks().flatMap(([element, look], place) => (look === before[place]?.[1] ? [] : element))
}

/**
 * Opens a page that has only its own rules, and returns the address of the whole stylesheet. Right after a change, a page
 * may be rendered for one visitor only, with all rules.
 */
const openOwn = async (page: Page, path: string): Promise<string> => {
  const script = page.locator('script[data-styles]')
  await expect(async () => {
    await page.goto(path)
    await expect(script).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  return (await script.getAttribute('data-styles')) ?? ''
}

test.use({ isNewcomer: false })

for (const path of ['/', '/amara-whitlock', '/contact-us', '/packages', '/search-results?q=jo', '/roster'])
  test(
    `a visitor’s page has the rules that it needs, and not the others: ${path}`,
    onPhonesToo,
    async ({ context, request }) => {
      // The fixtures move the mouse on their own page, which wakes it. This one stays asleep.
      const page = await context.newPage()
      const address = await openOwn(page, path)
      await expect(page.locator(`link[href="${address}"]`)).toHaveCount(0)
      const css = await (await request.get(address)).text()
      const own = await page.locator('style[data-tsr-inline-css]').textContent()
      expect(css.length).toBeGreaterThan(2 * String(own).length)
      expect(await page.evaluate(changedBy, css)).toEqual([])
      // The bar that a press shows while everything else is loading.
      expect(own).toContain('@keyframes fill')
    },
  )

test('a page that wakes has the rules of all pages', async ({ context }) => {
  const page = await context.newPage()
  const all = page.locator(`link[rel="stylesheet"][href="${await openOwn(page, '/contact-us')}"]`)
  await expect(all).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Search athletes' })).toBeVisible()
  await expect(all).toHaveCount(1)
})
