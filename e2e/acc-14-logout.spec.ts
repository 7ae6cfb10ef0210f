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

/** The page hears of the sessions of its owner from now on. */
const hearsOfSessions = (page: Page) =>
  page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded')),
    )

/** Another browser, in which the same person is signed in, on a page of theirs. */
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

test(
  'asks first; then what was kept for joining is gone, and home is shown',
  onPhonesToo,
  async ({ page }) => {
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
  },
)

test.describe('the way back in the browser', () => {
  test.use({ expectedComplaint: lostAccount })

  test('shows nothing of theirs any more', async ({ page }) => {
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

  test('a tab out of sight goes home, one in sight stays where anyone may be', async ({ page, context }) => {
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

  test('a tab of a visitor notices a sign-in in another', async ({ page, context, request }) => {
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

  test('a tab that shows something of theirs goes home', async ({ page, context }) => {
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
  test('Sign out everywhere else ends the page of the other at once', async ({ page, browser }) => {
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

  test('signing out in one leaves the other', async ({ page, browser }) => {
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

  test('that is said, and the question stays; a session that ended meanwhile is no trouble', async ({
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
