import { aMessage, contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { countMails, openMail } from './mailbox.ts'

test('the server renders the complete page: title, description, and form', async ({ request }) => {
  const source = await (await request.get('/contact-us')).text()
  expect(source).toContain('<title>Contact us | Fieldhouse</title>')
  expect(source).toMatch(/<meta name="description" content="Write to the Fieldhouse team[^"]*"/)
  expect(source).toMatch(/<h1[^>]*>Contact us<\/h1>/)
  for (const name of ['contact_name', 'contact_email', 'contact_phone', 'contact_message'])
    expect(source).toMatch(new RegExp(`<(input|textarea)[^>]* name="${name}"`))
})

test('a message written by keyboard alone reaches the mailbox with all its fields', async ({ page }) => {
  const form = contactForm(page)
  const message = aMessage()
  const { contact_name, contact_email, contact_message } = message
  await form.open()

  await test.step('it can be filled in and sent by keyboard alone, and then again', async () => {
    await form.contact_name.focus()
    for (const text of [contact_name, contact_email, '512-555-0142', contact_message]) {
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

  await test.step('the email has all fields, and the phone number in its one format', async () => {
    await openMail(page, contact_name)
    const text = (await page.locator('pre').textContent()) ?? ''
    for (const value of Object.values(message)) expect(text).toContain(value)
    expect(text).toContain('Phone: (512) 555-0142')
    await expect(page.locator('dd').filter({ hasText: contact_email })).toHaveText(contact_email)
  })
})

test('a reload or the back button never sends', async ({ page }) => {
  const form = contactForm(page)
  const message = aMessage()
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(form.send).toBeEnabled()

  await test.step('Enter in a field sends', async () => {
    await form.fill(message)
    await form.contact_phone.press('Enter')
    await expect(form.thanks).toBeVisible()
  })

  await test.step('the back button after sending does not send again', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    await page.goForward()
    await expect(form.contact_name).toHaveValue('')
    expect(await countMails(page.request, message.contact_name)).toBe(1)
  })

  await test.step('a reload in the middle sends nothing and leaves a working form', async () => {
    const unsent = aMessage()
    await form.fill(unsent)
    await page.reload()
    await expect(form.send).toBeEnabled()
    expect(await countMails(page.request, unsent.contact_name)).toBe(0)
  })
})
