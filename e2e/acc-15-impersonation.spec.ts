import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, lostAccount, test } from './fixtures.ts'
import { tabTo } from './login-popup.ts'
import { demoAccountOf, sharedTokens, signedInAs, signUpByApi } from './people.ts'

const admin = demoAccountOf('admin')
const way = (page: Page) => page.getByRole('button', { name: 'Switch to Admin Account' })
const tooltip = (page: Page) => page.getByRole('tooltip', { name: 'Switch to Admin Account' })
const switchedBack = 'Switched back to admin account successfully.'
const viewer = async (page: Page) => (await (await page.request.get('/api/user')).json()).data

const cameFrom = (page: Page, address: string) =>
  page.evaluate((stored) => localStorage.setItem('impersonation_redirect_url', stored), address)

/** From here on, an admin acts as a new person. */
const actAsSomebody = async (page: Page, context: BrowserContext) => {
  const person = await signUpByApi(page.request)
  const answer = await page.request.post(`/api/panel/admin/users/${person.user_id}/login-as`, {
    headers: { authorization: `Bearer ${sharedTokens().admin}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { token } = await answer.json()
  const kept = (await context.cookies()).find(({ name }) => name === 'main-auth-token')
  expect(kept?.value, 'the browser continues as that person').toBe(token)
  return { ...person, token: token as string }
}

test.use({ expectedComplaint: lostAccount })

test('an admin becomes a user from the list, and returns to the same list', async ({
  page,
  context,
  request,
}) => {
  const { first_name, last_name, email } = await signUpByApi(request)
  const name = `${first_name} ${last_name}`
  const list = `/admin/users?q=${encodeURIComponent(email)}&type=athlete`
  await signedInAs(context, 'admin')
  await page.goto(list)
  await page.getByRole('button', { name: `Log in as ${name}` }).click()
  await expect(page).toHaveURL(`/robin-${last_name.toLowerCase()}?mode=edit`)
  await expect(page.getByRole('banner')).toContainText(`You are acting as ${name}`)
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
  expect(await viewer(page)).toMatchObject({ email, type: 'athlete' })
  await expectAccessible(page)

  await way(page).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByText(switchedBack)).toBeVisible()
  await expect(page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: email })).toHaveCount(1)
  await expect(page.getByText('You are acting as')).toHaveCount(0)
  await expect(way(page)).toHaveCount(0)
  expect(await viewer(page)).toMatchObject({ email: admin.email, impersonator_id: null })
  expect(await page.evaluate(() => localStorage.getItem('impersonation_redirect_url'))).toBeNull()
})

test('the button explains itself to pointer and keyboard users', async ({ page, context }) => {
  const { token } = await actAsSomebody(page, context)
  await page.goto('/contact-us')
  await expect(tooltip(page)).toBeHidden()
  await way(page).hover()
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.move(700, 10)
  await expect(tooltip(page)).toBeHidden()
  await tabTo(page, way(page))
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(switchedBack)).toBeVisible()
  await expect(page, 'the starting page is forgotten').toHaveURL('/admin/users')
  const stale = await page.request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })
  expect(stale.status(), 'the session as that person has ended').toBe(401)
})

test('every tab switches to the same person and back', async ({ page, context, request }) => {
  const { email } = await signUpByApi(request)
  const list = `/admin/users?q=${encodeURIComponent(email)}`
  await signedInAs(context, 'admin')
  await page.goto(list)
  const other = await context.newPage()
  const socket = other.waitForEvent('websocket')
  await other.goto('/contact-us')
  await socket
  await page.getByRole('button', { name: /^Log in as/ }).click()
  await expect(other.getByText('You are acting as')).toBeVisible()

  await way(page).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByText(switchedBack)).toBeVisible()
  await expect(other.getByText('You are acting as')).toHaveCount(0)
  await expect(other.getByRole('banner').getByRole('button', { name: admin.name })).toBeVisible()
  await expect(other).toHaveURL('/contact-us')
  await expect(other.getByText('You have been signed out.')).toHaveCount(0)
})

test('clicks during the switch are ignored', async ({ page, context }) => {
  await actAsSomebody(page, context)
  await page.goto('/contact-us')
  let calls = 0
  await page.route('**/api/user/revert-to-admin', (route) => {
    calls += 1
    return route.continue()
  })
  await way(page).dblclick()
  await expect(page.getByText(switchedBack)).toBeVisible()
  expect(calls).toBe(1)
})

for (const [stored, place] of [
  ['https://evil.example/packages?a=1', '/packages?a=1'],
  ['javascript:alert(1)', '/admin/users'],
] as const)
  test(`a stored address of ${stored} goes to ${place} on our own site`, async ({
    page,
    context,
    baseURL,
  }) => {
    await actAsSomebody(page, context)
    await page.goto('/contact-us')
    await cameFrom(page, stored)
    await way(page).click()
    await expect(page).toHaveURL(`${baseURL}${place}`)
    await expect(page.getByText(switchedBack)).toBeVisible()
  })

test("an impersonating admin sees the account but can't change it", async ({ page, context }) => {
  const { email } = await actAsSomebody(page, context)
  await page.goto('/user/setting')
  await expect(page.getByText('You see their account, but only they can change it.')).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  const buttons = page.locator('#content').getByRole('button')
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
  expect(await buttons.count()).toBeGreaterThan(3)
  await expectAccessible(page)
})

test('an impersonating admin has no admin rights meanwhile', async ({ page, context }) => {
  const { user_id, token } = await actAsSomebody(page, context)
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/')
  const onward = await page.request.post(`/api/panel/admin/users/${user_id}/login-as`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(onward.status()).toBe(403)
})

test("an admin can't be impersonated", async ({ page, context }) => {
  await signedInAs(context, 'admin')
  await page.goto('/admin/users?type=admin')
  await expect(page.getByRole('row').filter({ hasText: demoAccountOf('superadmin').email })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Log in as/ })).toHaveCount(0)
})

test.describe('when it does not work', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('a failed switch back says so and can be tried again', async ({ page, context }) => {
    await actAsSomebody(page, context)
    await page.goto('/contact-us')
    await page.route('**/api/user/revert-to-admin', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal', request_id: '' } }),
    )
    await way(page).click()
    await expect(page.getByText('Failed to switch back to admin account. Please try again.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page).toHaveURL('/contact-us')
    await page.unroute('**/api/user/revert-to-admin')
    await way(page).click()
    await expect(page.getByText(switchedBack)).toBeVisible()
  })

  test('a failed start says why, and the list stays', async ({ page, context, request }) => {
    const { email } = await signUpByApi(request)
    await signedInAs(context, 'admin')
    await page.goto(`/admin/users?q=${encodeURIComponent(email)}`)
    await page.route('**/login-as', (route) =>
      route.fulfill({ status: 404, json: { message: 'Nobody there', code: 'not_found', request_id: '' } }),
    )
    await page.getByRole('button', { name: /^Log in as/ }).click()
    await expect(page.getByText('Nobody there')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/users\?q=/)
    expect(await page.evaluate(() => localStorage.getItem('impersonation_redirect_url'))).toBeNull()
  })
})
