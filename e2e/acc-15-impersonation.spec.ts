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

test.describe('from the list of users', () => {
  test.use({ expectedComplaint: lostAccount })

  test('an admin becomes a user, and every tab switches to the same person and back', async ({
    page,
    context,
    request,
  }) => {
    const { first_name, last_name, email, user_id } = await signUpByApi(request)
    const name = `${first_name} ${last_name}`
    const list = `/admin/users?q=${encodeURIComponent(email)}&type=athlete`
    await signedInAs(context, 'admin')
    await page.goto(list)
    const other = await context.newPage()
    const socket = other.waitForEvent('websocket')
    await other.goto('/contact-us')
    await socket

    await page.getByRole('button', { name: `Log in as ${name}` }).click()
    await expect(page).toHaveURL(`/robin-${last_name.toLowerCase()}?mode=edit`)
    // The address is there first. The page then brings its own header.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(last_name)
    for (const tab of [page, other]) {
      await expect(tab.getByRole('banner')).toContainText(`You are acting as ${name}`)
      await expect(tab.getByRole('banner').getByRole('button', { name })).toBeVisible()
    }
    expect(await viewer(page)).toMatchObject({ email, type: 'athlete' })

    await test.step('has no admin rights meanwhile', async () => {
      expect(new URL((await page.request.get('/admin/users')).url()).pathname).toBe('/')
      const kept = (await context.cookies()).find(({ name: key }) => key === 'main-auth-token')
      const onward = await page.request.post(`/api/panel/admin/users/${user_id}/login-as`, {
        headers: { authorization: `Bearer ${kept?.value}` },
      })
      expect(onward.status()).toBe(403)
    })

    await test.step("sees the account but can't change it", async () => {
      await page.getByRole('banner').getByRole('button', { name }).click()
      await page.getByRole('menuitem', { name: 'Settings' }).click()
      await expect(page.getByText('You see their account, but only they can change it.')).toBeVisible()
      await expect(page.getByText(email).first()).toBeVisible()
      const buttons = page.locator('#content').getByRole('button')
      for (const button of await buttons.all()) await expect(button).toBeDisabled()
      expect(await buttons.count()).toBeGreaterThan(3)
      await expectAccessible(page)
    })

    await test.step('returns to the same list, and so does every tab', async () => {
      await way(page).click()
      await expect(page).toHaveURL(list)
      await expect(page.getByText(switchedBack)).toBeVisible()
      await expect(
        page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: email }),
      ).toHaveCount(1)
      for (const tab of [page, other]) await expect(tab.getByText('You are acting as')).toHaveCount(0)
      await expect(way(page)).toHaveCount(0)
      await expect(other.getByRole('banner').getByRole('button', { name: admin.name })).toBeVisible()
      await expect(other).toHaveURL('/contact-us')
      await expect(other.getByText('You have been signed out.')).toHaveCount(0)
      expect(await viewer(page)).toMatchObject({ email: admin.email, impersonator_id: null })
      expect(await page.evaluate(() => localStorage.getItem('impersonation_redirect_url'))).toBeNull()
    })
  })
})

test.describe('the button that switches back', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('explains itself, can be tried again, and stays on our own site', async ({
    page,
    context,
    baseURL,
  }) => {
    const { token } = await actAsSomebody(page, context)
    await page.goto('/contact-us')

    await test.step('explains itself to pointer and keyboard users', async () => {
      await expect(tooltip(page)).toBeHidden()
      await way(page).hover()
      await expect(tooltip(page)).toBeVisible()
      await page.mouse.move(700, 10)
      await expect(tooltip(page)).toBeHidden()
      await tabTo(page, way(page))
      await expect(tooltip(page)).toBeVisible()
    })

    await test.step('a failed switch back says so', async () => {
      await page.route('**/api/user/revert-to-admin', (route) =>
        route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal', request_id: '' } }),
      )
      await page.keyboard.press('Enter')
      await expect(page.getByText('Failed to switch back to admin account. Please try again.')).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page).toHaveURL('/contact-us')
      await page.unroute('**/api/user/revert-to-admin')
    })

    await test.step('a stored address of another site goes to that page of ours', async () => {
      await cameFrom(page, 'https://evil.example/about-us?a=1')
      await way(page).click()
      await expect(page).toHaveURL(`${baseURL}/about-us?a=1`)
      await expect(page.getByText(switchedBack)).toBeVisible()
      const stale = await page.request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })
      expect(stale.status(), 'the session as that person has ended').toBe(401)
    })
  })
})
