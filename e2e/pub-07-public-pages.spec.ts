import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { expect, onPhonesToo, overflowOf, test } from './fixtures.ts'

const showFaults = async (page: Page) => {
  const form = contactForm(page)
  await form.open()
  await form.send.click()
  await expect(form.contact_name).toHaveAttribute('aria-invalid', 'true')
}

/** Every state of a public page that people see. */
const sights: Record<string, (page: Page) => Promise<unknown>> = {
  'the home page': (page) => page.goto('/'),
  'the contact form': (page) => contactForm(page).open(),
  'the contact form with faults': showFaults,
  'an unknown page': (page) => page.goto('/no-such-page'),
  'the API page': (page) => page.goto('/api/docs'),
  'the mailbox': (page) => page.goto('/dev/mail'),
}

test.use({ expectedComplaint: /status of 404 .*\/no-such-page$/ })

test('the home page leads to the contact form without loading a new page', onPhonesToo, async ({ page }) => {
  const response = await page.goto('/')
  expect(await response?.text()).toMatch(/<h1[^>]*>Your Profile Page Gets You In The Game<\/h1>/)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await expect(page).toHaveURL('/contact-us')
  await expect(page).toHaveTitle('Contact us | Fieldhouse')
  await expect(contactForm(page).send).toBeEnabled()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('the rules of a form are loaded when it is first touched, within the policy of the page', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const form = contactForm(page)
  await form.open()
  const first = scripts.length
  await form.contact_name.focus()
  await form.contact_name.blur()
  await expect(form.contact_name).toHaveAttribute('aria-invalid', 'true')
  expect(scripts.length).toBeGreaterThan(first)
})

for (const [name, show] of Object.entries(sights)) {
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`in ${colorScheme}`, onPhonesToo, () => {
      test.use({ colorScheme })
      test(`${name} has no accessibility fault`, async ({ page }) => {
        await show(page)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
      })
    })

  test(`${name} never scrolls sideways, however narrow or enlarged`, onPhonesToo, async ({ page }) => {
    await show(page)
    // 360 is a small phone; the others are 1440 at 200 % and 1280 at 400 %.
    for (const width of [720, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page), `at ${width}`).toBe(0)
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflowOf(page), 'with text at twice its size').toBe(0)
  })
}
