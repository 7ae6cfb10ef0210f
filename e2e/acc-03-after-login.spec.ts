import type { APIRequestContext } from '@playwright/test'
import { anAffiliate } from './affiliates.ts'
import { expect, onPhonesToo, test } from './fixtures.ts'
import { loginPopup, nameCollege } from './login-popup.ts'
import { comeByNetwork } from './networks.ts'
import { aPerson, demoAccountOf, signUpByApi } from './people.ts'

interface Arrival {
  email: string
  password: string
  last_name: string
  place: string
}

const pageOf = ({ last_name }: { last_name: string }) => `/robin-${last_name.toLowerCase()}?mode=edit`

/** One person per role, and the page each one lands on. Roles without sign-up come from the demo world. */
const arrivals: Record<string, (request: APIRequestContext) => Promise<Arrival>> = {
  'an athlete': async (request) => {
    const athlete = await signUpByApi(request)
    return { ...athlete, place: pageOf(athlete) }
  },
  'a parent': async (request) => {
    const child = aPerson()
    const facts = { athlete_first_name: child.first_name, athlete_last_name: child.last_name }
    return { ...(await signUpByApi(request, { type: 'aunt', ...facts })), place: pageOf(child) }
  },
  'a coach': async (request) => ({
    ...(await signUpByApi(request, { type: 'coach' })),
    place: '/coach/users',
  }),
  'an affiliate': async (request) => ({ ...(await anAffiliate(request)), place: '/affiliate/my-sales' }),
  'a success coach': async () => ({ ...demoAccountOf('rsc'), place: '/coach/roster' }),
  'an admin': async () => ({ ...demoAccountOf('admin'), place: '/admin/users' }),
  'an editor': async () => ({ ...demoAccountOf('editor'), place: '/' }),
}

for (const [who, someone] of Object.entries(arrivals))
  test(`${who} lands on the first page of that role`, async ({ page, request }) => {
    const { place, ...person } = await someone(request)
    const login = loginPopup(page)
    await login.open('/about-us')
    await login.signIn(person)
    await expect(page).toHaveURL(place)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(login.popup).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: person.last_name })).toBeVisible()
  })

test('closing the popup also closes the menu that opened it', onPhonesToo, async ({ page, request }) => {
  const person = await signUpByApi(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/packages')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign In' }).click()
  await loginPopup(page).signIn(person)
  await expect(page).toHaveURL(pageOf(person))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#content')).toBeVisible()
})

test('a page of ours in the address comes first', async ({ page, request }) => {
  const person = await signUpByApi(request)
  const login = loginPopup(page)
  await page.goto(`/?login=1&url=${encodeURIComponent('/policy?from=mail#cookies')}`)
  await login.signIn(person)
  await expect(page).toHaveURL('/policy?from=mail#cookies')
  await expect(login.popup).toHaveCount(0)

  await page.goto(`/?login=1&url=${encodeURIComponent('/user/setting')}`)
  await expect(page, 'a signed-in person goes straight there').toHaveURL('/user/setting')
})

test.describe('a person without a role', () => {
  const question = 'Tell Us About Yourself'

  test('is asked for one on the current page', async ({ page }) => {
    const login = loginPopup(page)
    await login.open('/about-us')
    await login.signIn(demoAccountOf('unknown'))
    await expect(login.titled(question)).toBeVisible()
    await expect(login.titled('Sign In')).toHaveCount(0)
    await expect(page).toHaveURL('/about-us')
  })

  test('goes to the requested page after choosing it', async ({ page }) => {
    await comeByNetwork(page.request, 'google', aPerson())
    await page.goto('/?url=/services/for-coaches')
    const popup = page.getByRole('dialog', { name: question })
    await popup.getByLabel('I am').selectOption('Coach')
    await nameCollege(popup)
    await popup.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/services/for-coaches')
    await expect(popup).toHaveCount(0)
  })
})
