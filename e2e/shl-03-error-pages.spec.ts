import { axeFaults, expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { openFeedback } from './mailbox.ts'

const apology =
  'Something went wrong on our end. We are currently trying to fix the problem. Please try again in a few minutes. If the issue persists, please notify us with the Provide feedback button.'

// The browser reports every failed page.
test.use({ expectedComplaint: /./ })

for (const kind of ['500', 'exception', 'guard', 'rendering'])
  test(`a page that fails by ${kind} is a 500 that apologizes`, async ({ page }) => {
    const response = await page.goto(`/dev/errors/${kind}`)
    expect(response?.status()).toBe(500)
    await expect(page.getByText(apology)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Provide feedback' })).toBeVisible()
  })

test('SHL-04 an unknown guard is named', async ({ page }) => {
  await page.goto('/dev/errors/guard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown middleware no-such-guard')
})

test('any other refusal shows its message and a link home', async ({ page }) => {
  const response = await page.goto('/dev/errors/403')
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not yours to see')
  await expect(page.getByText(apology)).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
})

test("feedback is stored and emailed, with the page's address", onPhonesToo, async ({ page }) => {
  const text = `The page broke while I looked at it, ${crypto.randomUUID()}`
  await page.goto('/dev/errors/500')
  await page.getByRole('button', { name: 'Provide feedback' }).click()
  const form = page.getByRole('form', { name: 'Provide feedback' })
  await form.getByRole('textbox', { name: 'What happened?' }).fill(text)
  await form.getByRole('textbox', { name: 'Email' }).fill('robin.marsh@example.test')
  expect(await axeFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Thank you. We got it')).toBeVisible()

  await openFeedback(page, text)
  await expect(page.locator('pre')).toContainText('/dev/errors/500')
  await expect(page.locator('pre')).toContainText('a-request')
})

test('feedback without text is refused at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/dev/errors/500')
  await page.getByRole('button', { name: 'Provide feedback' }).click()
  const form = page.getByRole('form', { name: 'Provide feedback' })
  await form.getByRole('textbox', { name: 'Email' }).fill('robin@')
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(form.getByText('Please enter message')).toBeVisible()
  await expect(form.getByText('Must be valid email. robin@')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'What happened?' })).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('robin@')
})

for (const kind of ['500', '403', 'none'])
  test(`the error page ${kind} is accessible at any width`, onPhonesToo, async ({ page }) => {
    await page.goto(`/dev/errors/${kind}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })

test('/404 is a page and has the status 404', async ({ page }) => {
  const response = await page.goto('/404')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
})
