import type { Page } from '@playwright/test'
import { demoTeams } from '../server/src/demo/showcase.ts'
import { expect, lostAccount, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { signUpByApi } from './people.ts'

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

test('a whole visit, from a promo code link to signing out, stores what the list names and nothing else', async ({
  page,
  request,
}) => {
  const person = await signUpByApi(request)
  const login = loginPopup(page)
  const team_id = demoTeams[0]?.id
  await page.goto('/about-us')

  await test.step('pages store what the list names, and nothing else', async () => {
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('button', { name: /^Switch to/ }).click()
    await expect.poll(() => cookieNames(page)).toEqual(['clientTime', 'darkMode', 'lastDetectedTheme'])
    expect(await storedIn(page)).toEqual({ local: ['cookie_consent'], session: [], databases: 0, caches: 0 })
  })

  await test.step('clientTime is the visitor’s offset from UTC in minutes, for a year', async () => {
    const cookie = (await cookiesOf(page)).find(({ name }) => name === 'clientTime')
    expect(cookie?.value).toMatch(/^-(300|240)$/)
    expect(cookie?.path).toBe('/')
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
  })

  await test.step('a sign-up link is kept until someone signs in', async () => {
    await page.goto(`/about-us?promo_code=WELCOME20&role=athlete&team_id=${team_id}`)
    await login.button('Got It').click()
    await expect(login.titled('Sign Up')).toBeVisible()
    expect((await storedIn(page)).local).toEqual(['cookie_consent', 'inviteParams'])
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('inviteParams') ?? ''))
    expect(kept).toEqual({ role: 'athlete', team_id, event: null, invite: null })
    await login.button('Sign In').click()
    await login.signIn(person)
    await expect(login.popup).toHaveCount(0)
    await expect.poll(async () => (await storedIn(page)).local).toEqual(['cookie_consent'])
  })

  await test.step('a session is two cookies that no script can read', async () => {
    expect(await cookieNames(page)).toEqual([
      'clientTime',
      'darkMode',
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
  })

  await test.step('signing out removes it', async () => {
    await page.getByRole('banner').getByRole('button', { name: person.last_name }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => cookieNames(page)).not.toContain('main-auth-token')
    expect(await storedIn(page)).toEqual({ local: ['cookie_consent'], session: [], databases: 0, caches: 0 })
  })
})

test('without Remember Me the session ends with the browser', async ({ page, request }) => {
  const person = await signUpByApi(request, { type: 'coach' })
  const login = loginPopup(page)
  await login.open('/about-us')
  await login.popup.getByRole('checkbox', { name: 'Remember Me' }).uncheck()
  await login.signIn(person)
  await expect(login.popup).toHaveCount(0)
  const token = (await cookiesOf(page)).find(({ name }) => name === 'main-auth-token')
  expect(token).toMatchObject({ expires: -1, httpOnly: true })
})
