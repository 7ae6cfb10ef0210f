import { aMessage, contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { countMails } from './mailbox.ts'
import { demoAccountOf, signedInAs, signUpByApi } from './people.ts'

test('the form has the name, address, and phone of the signed-in person', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, 'athlete')
  const { email, name } = demoAccountOf('athlete')

  await test.step('the server renders them', async () => {
    const response = await page.request.get('/contact-us')
    const source = await response.text()
    expect(source).toMatch(new RegExp(`<input[^>]* value="${name}"`))
    expect(source).toMatch(new RegExp(`<input[^>]* value="${email}"`))
    // From the demo athlete's own page.
    expect(source).toMatch(/<input[^>]* value="\(541\) 555-0114"/)
    expect(source, 'nothing outside the contract').not.toContain('password_hash')
    expect(response.headers()['cache-control']).toBe('no-store')
  })

  const form = contactForm(page)
  await form.open()
  await expect(form.contact_name).toHaveValue(name)
  await expect(form.contact_email).toHaveValue(email)
  await expect(form.contact_phone).toHaveValue('(541) 555-0114')

  await test.step('prefilled fields can be changed, and the message is sent', async () => {
    const message = aMessage()
    await form.fill(message)
    await form.send.click()
    await expect(form.thanks).toBeFocused()
    expect(await countMails(request, message.contact_name)).toBe(1)
  })
})

test("signing out removes the prefilled name; another site can't sign anyone out", async ({
  request,
  baseURL,
}) => {
  const { last_name: name } = await signUpByApi(request)
  const signOut = async (origin: string) =>
    (await request.post('/api/logout', { headers: { origin } })).status()
  const source = async () => (await request.get('/contact-us')).text()

  expect(await signOut('https://elsewhere.test')).toBe(403)
  expect(await source()).toContain(name)
  expect(await signOut(String(baseURL))).toBe(200)
  expect(await source()).not.toContain(name)
})
