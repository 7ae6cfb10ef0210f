import { axeFaults, expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { feedbackMail } from './mailbox.ts'

const apology =
  'Something went wrong on our end. We are currently trying to fix the problem. Please try again in a few minutes. If the issue persists, please notify us with the Provide feedback button.'

// The browser reports every failed page.
test.use({ expectedComplaint: /./ })

for (const kind of ['exception', 'guard', 'rendering'])
  test(`a page that fails by ${kind} is a 500 that apologizes`, async ({ request }) => {
    const response = await request.get(`/dev/errors/${kind}`)
    expect(response.status()).toBe(500)
    const source = await response.text()
    expect(source).toContain(apology)
    expect(source).toContain('Provide feedback</')
    if (kind === 'guard') expect(source).toMatch(/<h1[^>]*>Unknown middleware no-such-guard<\/h1>/)
  })

test('a failed page apologizes and takes feedback', async ({ page }) => {
  const response = await page.goto('/dev/errors/500')
  expect(response?.status()).toBe(500)
  await expect(page.getByText(apology)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Provide feedback' }).click()
  const form = page.getByRole('form', { name: 'Provide feedback' })
  const what = form.getByRole('textbox', { name: 'What happened?' })
  const email = form.getByRole('textbox', { name: 'Email' })

  await test.step('feedback without text is refused at its field, and nothing typed is lost', async () => {
    await email.fill('robin@')
    await form.getByRole('button', { name: 'Send feedback' }).click()
    await expect(form.getByText('Please enter message')).toBeVisible()
    await expect(form.getByText('Must be valid email. robin@')).toBeVisible()
    await expect(what).toBeFocused()
    await expect(email).toHaveValue('robin@')
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step("feedback is stored and emailed, with the page's address", async () => {
    const text = `The page broke while I looked at it, ${crypto.randomUUID()}`
    await what.fill(text)
    await email.fill('robin.marsh@example.test')
    await form.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Thank you. We got it')).toBeVisible()
    const mail = await feedbackMail(page.request, text)
    expect(mail).toContain('/dev/errors/500')
    expect(mail).toContain('a-request')
  })

  await test.step('the error page fits any width', () => expectToFit(page))
})

test('any other refusal shows its message and a link home', async ({ page }) => {
  const response = await page.goto('/dev/errors/403')
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not yours to see')
  await expect(page.getByText(apology)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  await expectToFit(page)
})
