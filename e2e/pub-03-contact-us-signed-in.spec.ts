import { aMessage, contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { openMail } from './mailbox.ts'
import { demoAccountOf, signedInAs, signUpByApi } from './people.ts'

test('the server renders the form with the name, address, and phone of the signed-in person', async ({
  page,
  context,
}) => {
  await signedInAs(context, 'athlete')
  const { email, name } = demoAccountOf('athlete')
  const source = await (await page.request.get('/contact-us')).text()
  expect(source).toMatch(new RegExp(`<input[^>]* value="${name}"`))
  expect(source).toMatch(new RegExp(`<input[^>]* value="${email}"`))
  // From the demo athlete's own page.
  expect(source).toMatch(/<input[^>]* value="\(541\) 555-0114"/)
  expect(source, 'nothing outside the contract').not.toContain('password_hash')

  const form = contactForm(page)
  await form.open()
  await expect(form.contact_name).toHaveValue(name)
  await expect(form.contact_email).toHaveValue(email)
  await expect(form.contact_phone).toHaveValue('(541) 555-0114')
  expect((await page.request.get('/contact-us')).headers()['cache-control']).toBe('no-store')
})

test('prefilled fields can be changed, and the message is sent', async ({ page, context }) => {
  await signedInAs(context, 'athlete')
  const form = contactForm(page)
  const message = aMessage()
  await form.fillAndSend(message)
  await expect(form.thanks).toBeFocused()
  await openMail(page, message.contact_name)
  await expect(page.locator('pre')).toContainText(message.contact_email)
})

test("signing out removes the prefilled name; another site can't sign anyone out", async ({
  page,
  baseURL,
}) => {
  const { last_name: name } = await signUpByApi(page.request)
  const signOut = async (origin: string) =>
    (await page.request.post('/api/logout', { headers: { origin } })).status()
  const source = async () => (await page.request.get('/contact-us')).text()

  expect(await signOut('https://elsewhere.test')).toBe(403)
  expect(await source()).toContain(name)
  expect(await signOut(String(baseURL))).toBe(200)
  expect(await source()).not.toContain(name)
})
