import { aMessage, contactForm } from './contact-form.ts'
import { expect, onPhonesToo, test } from './fixtures.ts'
import { countMails, openMail } from './mailbox.ts'

test('the server renders the complete page: title, description, and form', async ({ request }) => {
  const source = await (await request.get('/contact-us')).text()
  expect(source).toContain('<title>Contact us | Fieldhouse</title>')
  expect(source).toMatch(/<meta name="description" content="Write to the Fieldhouse team[^"]*"/)
  expect(source).toMatch(/<h1[^>]*>Contact us<\/h1>/)
  for (const name of ['contact_name', 'contact_email', 'contact_phone', 'contact_message'])
    expect(source).toMatch(new RegExp(`<(input|textarea)[^>]* name="${name}"`))
})

test('a message is confirmed and reaches the mailbox with all its fields', onPhonesToo, async ({ page }) => {
  const form = contactForm(page)
  const message = aMessage()
  await form.fillAndSend(message)
  await expect(form.thanks).toBeFocused()

  await openMail(page, message.contact_name)
  const text = page.locator('pre')
  for (const value of Object.values(message)) expect(await text.textContent()).toContain(value)
  await expect(page.locator('dd').filter({ hasText: message.contact_email })).toHaveText(
    message.contact_email,
  )
})

test('both phone number formats are accepted and stored as one', async ({ page }) => {
  const form = contactForm(page)
  const message = { ...aMessage(), contact_phone: '512-555-0142' }
  await form.fillAndSend(message)
  await expect(form.thanks).toBeVisible()
  await openMail(page, message.contact_name)
  await expect(page.locator('pre')).toContainText('Phone: (512) 555-0142')
})

test('it can be filled in and sent by keyboard alone, and then again', async ({ page }) => {
  const form = contactForm(page)
  const { contact_name, contact_email, contact_phone, contact_message } = aMessage()
  await form.open()
  await form.contact_name.focus()
  for (const text of [contact_name, contact_email, contact_phone, contact_message]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(form.send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.thanks).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.contact_name).toHaveValue('')
  await expect(form.contact_name).toBeFocused()
})

test('Enter in a field sends', async ({ page }) => {
  const form = contactForm(page)
  const message = aMessage()
  await form.open()
  await form.fill(message)
  await form.contact_phone.press('Enter')
  await expect(form.thanks).toBeVisible()
  expect(await countMails(page, message.contact_name)).toBe(1)
})

test('a reload in the middle sends nothing and leaves a working form', async ({ page }) => {
  const form = contactForm(page)
  const message = aMessage()
  await form.open()
  await form.fill(message)
  await page.reload()
  await expect(form.send).toBeEnabled()
  expect(await countMails(page, message.contact_name)).toBe(0)

  await form.fillAndSend(message)
  await expect(form.thanks).toBeVisible()
})

test('the back button after sending does not send again', async ({ page }) => {
  const form = contactForm(page)
  const message = aMessage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await expect(form.send).toBeEnabled()
  await form.fill(message)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(form.contact_name).toHaveValue('')
  expect(await countMails(page, message.contact_name)).toBe(1)
})
