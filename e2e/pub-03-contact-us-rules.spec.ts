import { aMessage, contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'

const rules = [
  { field: 'contact_name', typed: '', fault: 'Please enter Name (at least 3 symbols)' },
  { field: 'contact_name', typed: '  Al ', fault: 'Please enter Name (at least 3 symbols)' },
  { field: 'contact_name', typed: 'a'.repeat(101), fault: 'Please shorten this to 100 characters' },
  { field: 'contact_email', typed: '', fault: 'Must be valid email.' },
  { field: 'contact_email', typed: 'robin@', fault: 'Must be valid email. robin@' },
  { field: 'contact_phone', typed: '', fault: 'Please enter phone (at least 10 digits)' },
  { field: 'contact_phone', typed: '(512) 555', fault: 'Please enter phone (at least 10 digits)' },
  { field: 'contact_message', typed: '', fault: 'Please enter message' },
  { field: 'contact_message', typed: '   \n ', fault: 'Please enter message' },
] as const

/** A counter may follow. */
const startsWith = (text: string) => new RegExp(`^${text.replace(/[.()]/g, String.raw`\$&`)}`)

test('each field shows what is wrong with it until it is fixed', async ({ page }) => {
  const form = contactForm(page)
  await form.open()

  for (const { field, typed, fault } of rules) {
    const shown = typed.length > 20 ? `${typed.length} symbols` : JSON.stringify(typed)
    await test.step(`${field}: ${shown} is shown on leaving the field until it is fixed`, async () => {
      await form[field].fill(typed)
      await expect(form[field]).not.toHaveAttribute('aria-invalid')
      await form[field].blur()
      await expect(form[field]).toHaveAttribute('aria-invalid', 'true')
      await expect(form[field]).toHaveAccessibleDescription(startsWith(fault))
      await expect(form[field]).toHaveValue(typed)

      await form[field].fill(aMessage()[field])
      await expect(form[field]).not.toHaveAttribute('aria-invalid')
      await expect(page.getByText(fault, { exact: true })).toHaveCount(0)
    })
  }

  await test.step('the message takes at most 5,000 symbols', async () => {
    await form.contact_message.fill('a'.repeat(5001))
    await expect(form.contact_message).toHaveValue('a'.repeat(5000))
    await form.contact_message.blur()
    await expect(form.contact_message).not.toHaveAttribute('aria-invalid')
  })
})

test('a form with errors is not sent', async ({ page }) => {
  const form = contactForm(page)
  await form.open()

  await test.step('sent empty, every field shows what is missing and the first has the focus', async () => {
    await form.send.click()
    await expect(form.contact_name).toBeFocused()
    for (const { field, typed, fault } of rules)
      if (typed === '') await expect(form[field]).toHaveAccessibleDescription(startsWith(fault))
  })

  await test.step('the first invalid field gets the focus, and all typed text stays', async () => {
    const message = { ...aMessage(), contact_email: 'robin.at.home', contact_phone: '(1' }
    await form.fill(message)
    await form.send.click()
    await expect(form.contact_email).toBeFocused()
    await expect(form.contact_name).not.toHaveAttribute('aria-invalid')
    await form.expectText(message)
  })
})
