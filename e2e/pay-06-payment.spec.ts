import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { mailTo, signUpByApi } from './people.ts'

test('PAY-06 a package is found from an email, canceled, and taken back, and its invoice is opened', async ({
  page,
}) => {
  const { email, user_id, token } = await signUpByApi(page.request)
  const bought = await page.request.post(`/api/subscription/create/${user_id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      package_key: 'package-2',
      billing_cycle: 'monthly',
      payment_method: 'fake-valid-visa-nonce',
    },
  })
  expect(bought.status(), await bought.text()).toBe(200)

  const link = /\S+\/my-account\/payment/.exec(await mailTo(page.request, email, /first month is free/))?.[0]
  // A person who is signed out comes back to the same address after signing in.
  const asVisitor = await fetch(link ?? '', { redirect: 'manual' })
  expect(asVisitor.headers.get('location')).toBe('/?login=1&url=%2Fmy-account%2Fpayment')
  await page.goto(link ?? '')
  await expect(page).toHaveURL('/user/payment')
  const ticket = page.getByRole('article', { name: /^Starter Elite/ })
  await expect(ticket).toContainText('The first month is free until')
  await expect(page.getByRole('list', { name: 'Payment methods' })).toContainText('Visa ending in 1881')
  await expectAccessible(page)

  await test.step('cancel, and undo', async () => {
    await ticket.getByRole('button', { name: 'Cancel package' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel package' }).click()
    await expect(ticket).toContainText('Canceled. It runs until')
    await ticket.getByRole('button', { name: 'Undo' }).click()
    await expect(ticket).toContainText('The first month is free until')
  })

  await test.step('the old address of the page', async () => {
    await page.goto('/my-account#payment')
    await expect(page).toHaveURL('/user/payment')
    await expect(ticket).toBeVisible()
  })

  await test.step('the invoice and its PDF', async () => {
    const row = page.getByRole('row', { name: /FH-\d+/ })
    const pdf = await page.request.get(
      (await row.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '',
    )
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const invoice = await row.getByRole('link', { name: /^FH-/ }).getAttribute('href')
    await expectToFit(page)
    await page.goto(invoice ?? '')
    await expect(page).toHaveURL(/\/invoice\/[\w-]+$/)
    await expect(page.getByRole('article', { name: /^Invoice/ })).toContainText('Visa ending in 1881')
    await expectAccessible(page)
    await expectToFit(page)
  })

  await test.step('an address without an invoice is a normal 404', async () => {
    for (const id of ['none', '01890a5d-ac96-774b-bcce-b302099a8057'])
      expect((await page.request.get(`/invoice/${id}`)).status()).toBe(404)
  })
})
