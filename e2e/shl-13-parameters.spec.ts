import type { Page } from '@playwright/test'
import { demoEvent, demoTeams } from '../server/src/demo/showcase.ts'
import { expect, lostAccount, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { sharedTokens, signUpByApi } from './people.ts'

const event = demoEvent.id
const team = demoTeams[0]?.id
const popup = (page: Page) => page.getByRole('dialog')
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' })

test.describe('SHL-13 on load', () => {
  test('event, role and team_id open Sign Up, and are removed from the address', async ({ page }) => {
    await page.goto(`/about-us?x=1&event=${event}&role=coach&team_id=${team}#content`)
    await expect(popup(page)).toHaveAccessibleName('Sign Up')
    await expect(page).toHaveURL('/about-us?x=1#content')
  })

  test('a popup opens one time: not after a reload, and not on Back', async ({ page }) => {
    await page.goto('/contact-us')
    await page.goto('/about-us?login=1')
    await expect(popup(page)).toHaveAccessibleName('Sign In')
    await expect(page).toHaveURL('/about-us')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(popup(page)).toHaveCount(0)
    // A reload leaves no history entry for the popup.
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.isDialog))).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/contact-us')
    await page.goForward()
    await expect(page).toHaveURL('/about-us')
    await expect(popup(page)).toHaveCount(0)
  })

  test('invalid values open nothing and break nothing', async ({ page }) => {
    for (const query of [
      'login=2&role=&team_id=1&event=%3Cscript%3E&promo_code=&invite=&affInvite=',
      `team_id[]=${team}&login[a]=1&__proto__[login]=1`,
    ]) {
      await page.goto(`/about-us?${query}`)
      await signIn(page).click()
      await expect(popup(page), query).toHaveAccessibleName('Sign In')
    }
  })
})

/** Other sites, in various disguises. */
const elsewhere = [
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(document.domain)',
  '/%2Fevil.test',
  '\t//evil.test',
]

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
    // A page that asks to sign in first (SHL-02).
    await page.goto('/user/setting?from=mail')
    await expect(login.titled('Sign In')).toBeVisible()
    await page.reload()
    await expect(login.titled('Sign In')).toBeVisible()
    await login.signIn(person)
    await expect(page).toHaveURL('/user/setting?from=mail')
    await expect(login.popup).toHaveCount(0)

    await page.goto('/?login=1&url=%2Fcontact-us')
    await expect(page).toHaveURL('/contact-us')
  })

  test('never sends a person who signs in to another site', async ({ page, request }) => {
    const person = await signUpByApi(request, { type: 'coach' })
    const login = loginPopup(page)
    const strayed = watchStraying(page)
    await page.goto(`/about-us?login=1&url=${encodeURIComponent('javascript:alert(document.domain)')}`)
    await login.signIn(person)
    await expect(page).toHaveURL('/coach/users')
    expect(strayed).toEqual([])
  })

  test('never redirects a signed-in person to another site', async ({ baseURL }) => {
    const headers = { cookie: `main-auth-token=${sharedTokens().coach}` }
    for (const place of elsewhere) {
      const path = `/about-us?login=1&url=${encodeURIComponent(place)}`
      const answer = await fetch(`${baseURL}${path}`, { headers, redirect: 'manual' })
      expect([place, answer.status, answer.headers.get('location')]).toEqual([place, 200, null])
    }
    const ours = await fetch(`${baseURL}/about-us?login=1&url=%2Fcontact-us`, { headers, redirect: 'manual' })
    expect([ours.status, ours.headers.get('location')]).toEqual([302, '/contact-us'])
  })
})
