import type { Page } from '@playwright/test'
import { demoEvent, demoTeams } from '../server/src/demo/showcase.ts'
import { expect, lostAccount, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { signedInAs, signUpByApi } from './people.ts'

const event = demoEvent.id
const team = demoTeams[0]?.id
const popup = (page: Page) => page.getByRole('dialog')
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' })

test.describe('SHL-13 on load', () => {
  for (const [what, query, title] of [
    ['login', 'login=1', 'Sign In'],
    ['role', 'role=mother', 'Sign Up'],
    ['role and team_id', `role=athlete&team_id=${team}`, 'Sign Up'],
    ['event', `event=${event}`, 'Sign Up'],
    ['event, role and team_id', `event=${event}&role=coach&team_id=${team}`, 'Sign Up'],
    ['promo_code', 'promo_code=WELCOME20', 'Promo code WELCOME20 applied'],
    ['affInvite', 'affInvite=some-code', 'Become an affiliate'],
  ] as const)
    test(`${what} opens ${title}, and is removed from the address`, async ({ page }) => {
      await page.goto(`/about-us?x=1&${query}#content`)
      await expect(popup(page)).toHaveAccessibleName(title)
      await expect(page).toHaveURL('/about-us?x=1#content')
    })

  test('a popup opens one time: not after a reload, and not on Back', async ({ page }) => {
    await page.goto('/contact-us')
    await page.goto('/packages?login=1')
    await expect(popup(page)).toHaveAccessibleName('Sign In')
    await expect(page).toHaveURL('/packages')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(popup(page)).toHaveCount(0)
    // A reload leaves no history entry for the popup.
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.isDialog))).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/contact-us')
    await page.goForward()
    await expect(page).toHaveURL('/packages')
    await expect(popup(page)).toHaveCount(0)
  })

  test('invalid values open nothing and break nothing', async ({ page }) => {
    for (const query of [
      'login=2',
      'role=&team_id=&event=&promo_code=&invite=&affInvite=',
      'team_id=1&event=%3Cscript%3E',
      `team_id[]=${team}&login[a]=1&__proto__[login]=1`,
    ]) {
      await page.goto(`/about-us?${query}`)
      await signIn(page).click()
      await expect(popup(page), query).toHaveAccessibleName('Sign In')
    }
  })

  test('a signed-in person is not asked for anything', async ({ page, context }) => {
    await signedInAs(context, 'coach')
    await page.goto(`/about-us?login=1&role=athlete&team_id=${team}`)
    // Parameters that may belong to a list stay.
    await expect(page).toHaveURL(`/about-us?role=athlete&team_id=${team}`)
    await expect(popup(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('inviteParams'))).toBeNull()
  })
})

/** Other sites, in various disguises. */
const elsewhere = ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(document.domain)']

/** All requests a page makes to those sites, and all text it shows in browser dialogs. */
const watchStraying = (page: Page) => {
  const strayed: string[] = []
  page.on('dialog', (box) => strayed.push(box.message()))
  page.on('request', (asked) => {
    if (asked.url().includes('//evil.test')) strayed.push(asked.url())
  })
  return strayed
}

test.describe('SHL-13 url', () => {
  test.use({ expectedComplaint: lostAccount })

  test('sends a person who signs in to that page of ours', async ({ page, request }) => {
    const login = loginPopup(page)
    const person = await signUpByApi(request)
    await page.goto(`/?login=1&url=${encodeURIComponent('/packages?from=mail#content')}`)
    await login.signIn(person)
    await expect(page).toHaveURL('/packages?from=mail#content')
    await expect(login.popup).toHaveCount(0)

    await page.goto('/?login=1&url=%2Fcontact-us')
    await expect(page).toHaveURL('/contact-us')
  })

  test('never sends a person who signs in to another site', async ({ page, context, request }) => {
    const person = await signUpByApi(request)
    const login = loginPopup(page)
    const strayed = watchStraying(page)
    for (const place of elsewhere) {
      await context.clearCookies({ name: 'main-auth-token' })
      await page.goto(`/?login=1&url=${encodeURIComponent(place)}`)
      await login.signIn(person)
      await expect(page, place).toHaveURL(`/robin-${person.last_name.toLowerCase()}?mode=edit`)
    }
    expect(strayed).toEqual([])
  })

  test('never redirects a signed-in person to another site', async ({ page, context }) => {
    await signedInAs(context, 'coach')
    const strayed = watchStraying(page)
    for (const place of [...elsewhere, '/%2Fevil.test', '\t//evil.test']) {
      await page.goto(`/?login=1&url=${encodeURIComponent(place)}`)
      await expect(page, place).toHaveURL((at) => at.pathname === '/' && !at.searchParams.has('login'))
    }
    expect(strayed).toEqual([])
  })
})
