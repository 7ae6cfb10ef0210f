import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, fromHere, listens, lostAccount, test } from './fixtures.ts'
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
  const context = await browser.newContext(fromHere())
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

/** Another tab of the same browser. */
const inAnotherTab = async (context: BrowserContext, path: string, isHidden = false) => {
  const tab = await context.newPage()
  if (isHidden) await tab.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  const heard = hearsOfSessions(tab)
  await tab.goto(path)
  await heard
  return tab
}

test.use({ expectedComplaint: lostAccount })

test('asks first; then the stored sign-up data is gone, home is shown, and Back shows nothing private', async ({
  page,
}) => {
  const { email } = await signUpByApi(page.request)
  await page.goto('/user/setting')
  await expect(page.getByText(email).first()).toBeVisible()
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

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test('every tab of a browser notices a sign-in and a sign-out', async ({ page, context, request }) => {
  const person = await signUpByApi(request)
  const inSight = await context.newPage()
  await inSight.goto('/contact-us')
  await expect(inSight.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()

  await test.step("a visitor's tab notices a sign-in in another tab", async () => {
    const login = loginPopup(page)
    const heard = hearsOfSessions(inSight)
    await page.goto('/about-us?login=1&url=/contact-us')
    await login.signIn(person)
    await expect(page).toHaveURL('/contact-us')
    await expect(inSight.getByRole('banner').getByRole('button', { name: /^Robin / })).toBeVisible()
    await expect(inSight).toHaveURL('/contact-us')
    await heard
  })

  await test.step('a background tab and a tab with private content go home, and a visible tab stays on a public page', async () => {
    const outOfSight = await inAnotherTab(context, '/contact-us', true)
    const inPrivate = await inAnotherTab(context, '/user/setting')
    await expect(inPrivate.getByText(person.email).first()).toBeVisible()
    await signOut(page)
    for (const tab of [outOfSight, inPrivate]) await expect(tab).toHaveURL('/')
    for (const tab of [inSight, outOfSight, inPrivate])
      await expect(tab.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(inSight).toHaveURL('/contact-us')
    await expect(inPrivate.getByText(person.email)).toHaveCount(0)
  })
})

test('in two browsers: signing out in one does not affect the other, Sign out everywhere else does', async ({
  page,
  browser,
  request,
}) => {
  const person = await signUpByApi(page.request)
  const other = await inAnotherBrowser(browser, person)
  const { email, password } = person
  const { token } = await (await request.post('/api/login', { data: { email, password } })).json()
  const asked = other.waitForResponse('**/api/user')
  const left = await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(left.status()).toBe(200)
  await asked
  await expect(other).toHaveURL('/user/setting')
  expect(await statusOf(other)).toBe(200)

  await page.goto('/user/setting')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out on 1 other device.')).toBeVisible()
  await expectSignedOut(other)
  await expect(page).toHaveURL('/user/setting')
  expect(await statusOf(page)).toBe(200)
  await other.context().close()
})
