import { type BrowserContext, request as requests } from '@playwright/test'
import { expect, expectAccessible, expectToFit, fromHere, test } from './fixtures.ts'
import { startPaidWorld } from './paid-family.ts'
import { mailTo, signUpByApi } from './people.ts'

type World = Awaited<ReturnType<typeof startPaidWorld>>

let world: World
test.beforeAll(async () => {
  world = await startPaidWorld()
})
test.afterAll(() => world.stop())

const enter = (context: BrowserContext, token: string) =>
  context.addCookies([
    { name: 'main-auth-token', value: token, url: world.url, httpOnly: true, sameSite: 'Lax' },
  ])

test('PAY-07 an editor refunds a part of a payment, and the family sees it on the invoice', async ({
  page,
  context,
  browser,
}) => {
  const visitor = await requests.newContext({ baseURL: world.url })
  const family = await signUpByApi(visitor)
  const headers = { authorization: `Bearer ${family.token}` }
  const bought = await visitor.post(`/api/subscription/create/${family.user_id}`, {
    headers,
    data: {
      package_key: 'package-2',
      billing_cycle: 'monthly',
      payment_method: 'fake-valid-visa-nonce',
    },
  })
  expect(bought.status(), await bought.text()).toBe(200)
  await world.payNextMonth(family.user_id)

  await enter(context, await world.signIn('editor@fieldhouse.test'))
  const popup = page.getByRole('dialog', { name: 'Refund' })
  const row = page.getByRole('row', { name: new RegExp(family.last_name) }).filter({ hasText: '$49.00' })

  await test.step('finds the payment by name', async () => {
    await page.goto(`${world.url}/editor`)
    await page.getByRole('textbox', { name: 'Invoice, name, email, amount, or date' }).fill(family.last_name)
    await expect(row).toContainText('Paid')
    await expect(page.getByRole('button', { name: 'All 2', exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the typed amount survives a reload', async () => {
    await row.getByRole('button', { name: /^Refund/ }).click()
    await expect(popup).toContainText('Settled')
    await popup.getByRole('textbox', { name: 'Amount to refund' }).fill('10.5')
    await page.reload()
    await expect(popup.getByRole('textbox', { name: 'Amount to refund' })).toHaveValue('10.5')
    await expectAccessible(page)
  })

  await test.step('asks, refunds, and the row has changed', async () => {
    await popup.getByRole('button', { name: 'Refund', exact: true }).click()
    await popup.getByRole('button', { name: 'Refund $10.50' }).click()
    await expect(popup).toContainText('Refunded $10.50')
    await expect(popup).toContainText('$38.50')
    await popup.getByRole('button', { name: 'Done' }).click()
    await expect(popup).toBeHidden()
    await expect(row).toContainText('−$10.50 refunded')
    await expect(row).toContainText('Partly refunded')
    await expect(page).not.toHaveURL(/refund=/)
  })

  await test.step('the family sees it on the invoice and gets an email', async () => {
    const invoice = await row.getByRole('link', { name: /^FH-/ }).getAttribute('href')
    const theirs = await browser.newContext(fromHere())
    await enter(theirs, family.token)
    const sheet = await theirs.newPage()
    await sheet.goto(`${world.url}${invoice}`)
    await expect(sheet.getByRole('article', { name: /^Invoice/ })).toContainText('−$10.50')
    await expect(sheet.getByRole('article', { name: /^Invoice/ })).toContainText('Partly refunded')
    await theirs.close()
    await mailTo(visitor, family.email, /We refunded \$10\.50 of invoice FH-/)
  })

  await test.step('an admin gets there from the list of users', async () => {
    await context.clearCookies()
    await enter(context, await world.signIn('admin@fieldhouse.test'))
    await page.goto(`${world.url}/admin/users?q=${family.last_name}`)
    await page.getByRole('link', { name: `Open Robin ${family.last_name}` }).click()
    await page.getByRole('link', { name: 'Order history' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order history' })).toBeVisible()
    await expect(row).toContainText('Partly refunded')
    await expectToFit(page)
  })
  await visitor.dispose()
})
