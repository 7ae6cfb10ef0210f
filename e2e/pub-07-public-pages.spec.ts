import type { Page } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'

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
  'about us': (page) => page.goto('/about-us'),
  'the policy': (page) => page.goto('/policy'),
  'the terms': (page) => page.goto('/terms'),
  'the terms of use': (page) => page.goto('/terms-of-use'),
  'the services for athletes': (page) => page.goto('/services/for-athletes'),
  'the services for parents': (page) => page.goto('/services/for-parents'),
  'the services for colleges': (page) => page.goto('/services/for-colleges'),
  'the services for coaches': (page) => page.goto('/services/for-coaches'),
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

/** The others are built of the same parts. */
const alsoOnPhones = [
  'the home page',
  'the contact form with faults',
  'the policy',
  'the services for athletes',
]

for (const [name, show] of Object.entries(sights))
  test(
    `${name} has no accessibility fault, in light and in dark, and never scrolls sideways`,
    alsoOnPhones.includes(name) ? onPhonesToo : {},
    async ({ page }) => {
      await show(page)
      await expectAccessible(page)
      await expectToFit(page)
    },
  )
