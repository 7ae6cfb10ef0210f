import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, listens, lostAccount, onPhonesToo, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { signUpByApi } from './people.ts'

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you sure that you want to Sign Out?', exact: true })

const askToLeave = async (page: Page) => {
  await listens(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Robin / })
    .click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(question(page)).toBeVisible()
}

const signOut = async (page: Page) => {
  await askToLeave(page)
  await question(page).getByRole('button', { name: 'Sign out', exact: true }).click()
}

const statusOf = async (page: Page) => (await page.request.get('/api/user')).status()

/** From here on the page hears about its owner's sessions. */
const hearsOfSessions = (page: Page) =>
  page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded')),
    )

/** Another browser with the same person signed in, on a private page. */
const inAnotherBrowser = async (browser: Browser, person: { email: string; password: string }) => {
  const context = await browser.newContext()
  const { email, password } = person
  const answer = await context.request.post('/api/login', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  const page = await context.newPage()
  const heard = hearsOfSessions(page)
  await page.goto('/user/setting')
  await heard
  return page
}

const expectSignedOut = async (page: Page) => {
  await expect(page).toHaveURL('/')
  await expect(page.getByText('You have been signed out.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await statusOf(page)).toBe(401)
}

test('asks first; then the stored sign-up data is gone, and home is shown', onPhonesToo, async ({ page }) => {
  await signUpByApi(page.request)
  await page.goto('/user/setting')
  await page.evaluate(() => {
    localStorage.setItem('inviteParams', '{"role":"coach"}')
    localStorage.setItem('impersonation_redirect_url', '/admin/users')
  })
  await askToLeave(page)
  await expect(question(page).getByRole('button')).toHaveText(['Cancel', 'Sign out'])
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/user/setting')
  expect(await statusOf(page)).toBe(200)

  await signOut(page)
  await expect(page).toHaveURL('/')
  expect(await statusOf(page)).toBe(401)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie_consent'])
})

test.describe("the browser's Back button", () => {
  test.use({ expectedComplaint: lostAccount })

  test('shows nothing private afterwards', async ({ page }) => {
    const { email } = await signUpByApi(page.request)
    await page.goto('/user/setting')
    await expect(page.getByText(email).first()).toBeVisible()
    await signOut(page)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
  })
})

/** Another tab of the same browser. */
const inAnotherTab = async (context: BrowserContext, path: string, isHidden = false) => {
  const tab = await context.newPage()
  if (isHidden) await tab.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  const heard = hearsOfSessions(tab)
  await tab.goto(path)
  await heard
  return tab
}

test.describe('in two tabs of one browser', () => {
  test.use({ expectedComplaint: lostAccount })

  test('a background tab goes home, and a visible tab stays on a public page', async ({ page, context }) => {
    await signUpByApi(page.request)
    await page.goto('/user/setting')
    const inSight = await inAnotherTab(context, '/contact-us')
    const outOfSight = await inAnotherTab(context, '/contact-us', true)
    await signOut(page)
    await expect(outOfSight).toHaveURL('/')
    for (const tab of [inSight, outOfSight])
      await expect(tab.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(inSight).toHaveURL('/contact-us')
  })

  test("a visitor's tab notices a sign-in in another tab", async ({ page, context, request }) => {
    const person = await signUpByApi(request)
    const other = await context.newPage()
    await other.goto('/packages')
    await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    const login = loginPopup(page)
    await login.open()
    await login.signIn(person)
    await expect(other.getByRole('banner').getByRole('button', { name: /^Robin / })).toBeVisible()
    await expect(other).toHaveURL('/packages')
  })

  test('a tab with private content goes home', async ({ page, context }) => {
    const { email } = await signUpByApi(page.request)
    await page.goto('/contact-us')
    const other = await inAnotherTab(context, '/user/setting')
    await expect(other.getByText(email).first()).toBeVisible()
    await signOut(page)
    await expect(other).toHaveURL('/')
    await expect(other.getByText(email)).toHaveCount(0)
  })
})

test.describe('in two browsers', () => {
  test('Sign out everywhere else ends the other page immediately', async ({ page, browser }) => {
    const person = await signUpByApi(page.request)
    const other = await inAnotherBrowser(browser, person)
    await page.goto('/user/setting')
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('Signed out on 1 other device.')).toBeVisible()
    await expectSignedOut(other)
    await expect(page).toHaveURL('/user/setting')
    expect(await statusOf(page)).toBe(200)
    await other.context().close()
  })

  test('signing out in one does not affect the other', async ({ page, browser }) => {
    const person = await signUpByApi(page.request)
    const other = await inAnotherBrowser(browser, person)
    await page.goto('/')
    const asked = other.waitForResponse('**/api/user')
    await signOut(page)
    await expect.poll(() => statusOf(page)).toBe(401)
    await asked
    await expect(other).toHaveURL('/user/setting')
    expect(await statusOf(other)).toBe(200)
    await other.context().close()
  })
})

test.describe('when it does not work', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('shows that and keeps the question open; a session that already ended is not an error', async ({
    page,
  }) => {
    const { token } = await signUpByApi(page.request)
    await page.goto('/contact-us')
    await page.route('**/api/logout', (route) => route.abort())
    await signOut(page)
    await page.getByRole('alertdialog', { name: 'Error 503' }).getByRole('button', { name: 'OK' }).click()
    await expect(question(page)).toContainText('We could not reach Fieldhouse.')
    expect(await statusOf(page)).toBe(200)

    await page.unroute('**/api/logout')
    await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } })
    await question(page).getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})
