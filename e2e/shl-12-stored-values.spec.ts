import type { Page } from '@playwright/test'
import { demoTeams } from '../server/src/demo/showcase.ts'
import { expect, lostAccount, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { signedInAs, signUpByApi } from './people.ts'

test.use({ timezoneId: 'America/New_York', isNewcomer: true, expectedComplaint: lostAccount })

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).toSorted((one, other) => one.name.localeCompare(other.name))
const cookieNames = async (page: Page) => (await cookiesOf(page)).map(({ name }) => name)
const secondsLeft = ({ expires }: { expires: number }) => Math.round(expires - Date.now() / 1000)

const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    // Set by the router: each page's scroll position, until the tab closes.
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-scroll-restoration')),
    databases: (await indexedDB.databases()).length,
    caches: 'caches' in window ? (await caches.keys()).length : 0,
  }))

test('pages store what the list names, and nothing else', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('button', { name: /^Switch to/ }).click()
  await expect.poll(() => cookieNames(page)).toEqual(['clientTime', 'darkMode', 'lastDetectedTheme'])
  expect(await storedIn(page)).toEqual({ local: ['cookie_consent'], session: [], databases: 0, caches: 0 })
})

test('clientTime is the visitor’s offset from UTC in minutes, for a year', async ({ page }) => {
  await page.goto('/')
  const found = async () => (await cookiesOf(page)).find(({ name }) => name === 'clientTime')
  await expect.poll(async () => (await found())?.value).toMatch(/^-(300|240)$/)
  const cookie = await found()
  expect(cookie?.path).toBe('/')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
})

test('a whole visit, from a promo code link to signing out, stores no more than the list', async ({
  page,
  request,
}) => {
  const person = await signUpByApi(request)
  const login = loginPopup(page)
  const team_id = demoTeams[0]?.id
  await page.goto('/')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.goto(`/?promo_code=WELCOME20&role=athlete&team_id=${team_id}`)
  await login.button('Got It').click()
  await expect(login.titled('Sign Up')).toBeVisible()
  expect((await storedIn(page)).local).toEqual(['cookie_consent', 'inviteParams'])
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('inviteParams') ?? ''))
  expect(kept).toEqual({ role: 'athlete', team_id, event: null, invite: null })

  await login.button('Sign In').click()
  await login.signIn(person)
  await expect(login.popup).toHaveCount(0)
  await expect.poll(async () => (await storedIn(page)).local).toEqual(['cookie_consent'])
  expect(await cookieNames(page)).toEqual([
    'clientTime',
    'lastDetectedTheme',
    'main-auth-device',
    'main-auth-token',
    'promo-code',
  ])
  for (const cookie of (await cookiesOf(page)).filter(({ name }) => name.startsWith('main-auth'))) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: 'localhost' })
    expect(secondsLeft(cookie) / 100).toBeCloseTo(150_000, 0)
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain('main-auth')

  await page.getByRole('banner').getByRole('button', { name: person.last_name }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => cookieNames(page)).not.toContain('main-auth-token')
  expect(await storedIn(page)).toEqual({ local: ['cookie_consent'], session: [], databases: 0, caches: 0 })
})

test('without Remember Me the session ends with the browser', async ({ page, request }) => {
  const person = await signUpByApi(request)
  const login = loginPopup(page)
  await login.open()
  await login.popup.getByRole('checkbox', { name: 'Remember Me' }).uncheck()
  await login.signIn(person)
  await expect(login.popup).toHaveCount(0)
  const token = (await cookiesOf(page)).find(({ name }) => name === 'main-auth-token')
  expect(token).toMatchObject({ expires: -1, httpOnly: true })
})

test('a sign-in with a network is tied to the browser for ten minutes', async ({ page }) => {
  const login = loginPopup(page)
  await login.open()
  const [there] = await Promise.all([page.waitForEvent('popup'), login.button('Sign in with Google').click()])
  await there.waitForURL(/\/dev\/identity\/google/)
  const tie = (await cookiesOf(page)).find(({ name }) => name.startsWith('main-auth'))
  expect(tie).toMatchObject({ name: 'main-auth-social', httpOnly: true, sameSite: 'Lax' })
  expect(secondsLeft(tie ?? { expires: 0 }) / 60).toBeCloseTo(10, 0)
})

test('an impersonating admin returns by impersonation_redirect_url, which is then removed', async ({
  page,
  context,
  request,
}) => {
  const person = await signUpByApi(request, { type: 'coach' })
  await signedInAs(context, 'admin')
  const place = `/admin/users?q=${person.last_name}`
  await page.goto(place)
  const stored = () => page.evaluate(() => localStorage.getItem('impersonation_redirect_url'))
  await page.getByRole('button', { name: `Log in as ${person.first_name} ${person.last_name}` }).click()
  await expect(page).toHaveURL('/coach/users')
  expect(await stored()).toBe(place)
  await page.getByRole('button', { name: 'Switch to Admin Account' }).click()
  await expect(page).toHaveURL(place)
  expect(await stored()).toBeNull()
})
