import type { User } from '@fieldhouse/contract/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network, refusal } from '../lib/network.factory.ts'
import { openSite } from '../lib/site.factory.tsx'
import { viewerOf } from '../lib/viewer.factory.ts'
import { viewerQuery } from '../lib/viewer.ts'
import { Header } from './header.tsx'
import { closePopup, currentPopup } from './popups.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const open = (viewer: User | null, at = '/contact-us') => openSite({ at, viewer, Frame: Header })

const menu = page.getByRole('menu')
const entries = () => menu.getByRole('menuitem').elements()
const links = () => entries().map((entry) => [entry.textContent, entry.getAttribute('href')])

const openMenu = async (facts: Partial<User>) => {
  const viewer = viewerOf(facts)
  const site = await open(viewer)
  await site.getByRole('button', { name: 'Noor Castellanos' }).click()
  await expect.element(menu).toBeVisible()
  return site
}

describe('SHL-09 the signed-in menu', () => {
  test('shows the person, the role, and their links', async () => {
    await openMenu({ athlete_slug: 'noor-castellanos', has_promo_code: true })
    await expect.element(menu).toMatchTextContent(/Noor Castellanos.*Athlete · noor@mail\.example/)
    expect(links()).toEqual([
      ['My Page', '/noor-castellanos'],
      ['Payment', '/user/payment'],
      ['My Sales', '/user/my-sales'],
      ['Settings', '/user/setting'],
      ['Sign Out', null],
    ])
  })

  test.each([
    ['admin', 262],
    ['coach', 262],
    ['athlete', 358],
    ['parent', 358],
  ] as const)('is wide as given for a person of type %s', async (type, width) => {
    await openMenu({ type })
    await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(width)
  })

  test('the longest name keeps the header on one line and the menu at its width', async () => {
    await page.viewport(1024, 800)
    const last_name = 'Featherstonehaugh-Cholmondeley-Wriothesley'
    const site = await open(viewerOf({ first_name: 'Maximiliana-Alexandrina', last_name }))
    const banner = site.getByRole('banner')
    await expect.poll(() => banner.element().getBoundingClientRect().height).toBeLessThan(80)
    await site.getByRole('button', { name: new RegExp(last_name) }).click()
    await expect.element(menu).toMatchTextContent(last_name)
    await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(358)
  })

  test('closes when a link is chosen', async () => {
    const { place } = await openMenu({ type: 'coach' })
    await menu.getByRole('menuitem', { name: 'Settings' }).click()
    await expect.poll(place).toBe('/coach/setting')
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('a person without a role sees Get Started and Sign In', async () => {
    const { getByRole } = await open(viewerOf({ type: 'unknown' }))
    await expect.element(getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect.element(getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/packages')
    await expect.element(getByRole('button', { name: 'Noor Castellanos' })).not.toBeInTheDocument()
  })
})

describe('MSG-04 Chat with Your Agent', () => {
  const rsa = {
    id: 'agent',
    first_name: 'Jo',
    last_name: 'Bell',
    photo: null,
    phone: null,
    athlete_user_id: 'me',
  }
  const item = menu.getByRole('menuitem', { name: 'Chat with Your Agent' })

  test.each(['athlete', 'parent'] as const)('is offered to a person of type %s who has one', async (type) => {
    network({ 'GET /my-rsa': () => Response.json({ data: rsa }) })
    await openMenu({ type })
    await item.click()
    expect(currentPopup()).toEqual({ name: 'messenger' })
    closePopup()
  })

  test('is hidden from a person without one, and only families send the request', async () => {
    const asked = network({ 'GET /my-rsa': () => Response.json({ data: null }) })
    const rsaCalls = () => asked.filter(({ call }) => call === 'GET /my-rsa').length
    const { unmount } = await openMenu({ type: 'athlete' })
    await expect.poll(rsaCalls).toBe(1)
    await expect.element(item).not.toBeInTheDocument()
    await unmount()
    await openMenu({ type: 'coach' })
    expect(rsaCalls()).toBe(1)
  })
})

describe('MSG-03, MSG-05 messages in the header', () => {
  const counts = { total: 3, visit: 0, message: 3, system: 0, by_contact: [] }
  const asked = () => network({ 'GET /activity-log/unread': () => Response.json({ data: counts }) })
  const messages = page.getByRole('button', { name: /^Messages/ })

  test.each([
    ['athlete', 'Messages 3 unread'],
    ['parent', 'Messages 3 unread'],
    ['coach', 'Messages 3 unread'],
    ['rsc', 'Messages, 3 unread'],
  ] as const)('a person of type %s finds them', async (type, name) => {
    asked()
    await open(viewerOf({ type, access_recruiting_center: true }))
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  })

  test('others have none, and no visitor requests them', async () => {
    const calls = asked()
    const { unmount } = await open(null)
    await unmount()
    await open(viewerOf({ type: 'admin' }))
    await expect.element(messages).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })

  test('they disappear at sign-out', async () => {
    asked()
    const { queryClient, router } = await open(viewerOf())
    await expect.element(messages).toBeVisible()
    queryClient.setQueryData(viewerQuery.queryKey, null)
    await router.invalidate()
    await expect.element(messages).not.toBeInTheDocument()
  })
})

describe('SHL-09 on a phone', () => {
  beforeEach(() => page.viewport(390, 844))
  const drawer = page.getByRole('dialog', { name: 'Menu' })

  test("the menu has the person's links, and Sign Out", async () => {
    const { getByRole, place } = await open(viewerOf({ type: 'coach', is_verified_coach: true }))
    await getByRole('button', { name: 'Menu' }).click()
    await expect.element(drawer.getByText('Coach · noor@mail.example')).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await drawer.getByRole('link', { name: 'Athletes' }).click()
    await expect.poll(place).toBe('/coach/users')
    await expect.element(drawer).not.toBeInTheDocument()
  })

  test('a visitor finds Get Started and Sign In in it', async () => {
    const { getByRole } = await open(null)
    await getByRole('button', { name: 'Menu' }).click()
    await expect.element(drawer.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument()
  })
})

test('SHL-14 on an athlete’s subdomain Sign In goes to the main site, and back', async () => {
  const { dataset } = document.documentElement
  Object.assign(dataset, { subdomain: 'noor-castellanos', siteOrigin: 'https://fieldhouse.test' })
  const { getByRole } = await open(null)
  await expect
    .element(getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', 'https://fieldhouse.test/?login=1&url=%2Fnoor-castellanos')
  delete dataset.subdomain
  delete dataset.siteOrigin
})

describe('ACC-14 Sign Out', () => {
  const question = page.getByRole('alertdialog', { name: 'Are you sure that you want to Sign Out?' })
  const ask = async (at: string) => {
    const site = await open(viewerOf(), at)
    await site.getByRole('button', { name: 'Noor Castellanos' }).click()
    await menu.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect.element(question).toBeVisible()
    return site
  }

  test('does nothing when it is canceled', async () => {
    const asked = network({})
    const { getByRole } = await ask('/contact-us')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: 'Noor Castellanos' })).toBeVisible()
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })

  test('ends the session, clears the stored data, goes home, and notifies the other tabs', async () => {
    const other = new BroadcastChannel('session')
    const told = vi.fn()
    other.onmessage = ({ data }) => told(data)
    localStorage.setItem('inviteParams', '{"role":"coach"}')
    localStorage.setItem('impersonation_redirect_url', '/admin/users')
    const asked = network({ 'POST /logout': () => Response.json({ data: { signed_out: true } }) })
    const { getByRole, place, queryClient } = await ask('/user/setting')
    queryClient.setQueryData(['/user/sessions', {}], { data: [] })
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(place()).toBe('/')
    const changes = asked.map(({ call }) => call).filter((call) => call.startsWith('POST'))
    expect(changes).toEqual(['POST /logout'])
    expect(localStorage.getItem('inviteParams')).toBeNull()
    expect(localStorage.getItem('impersonation_redirect_url')).toBeNull()
    expect(queryClient.getQueryData(['/user/sessions', {}])).toBeUndefined()
    await expect
      .poll(() => told.mock.calls.flat())
      .toEqual([{ isChanging: true }, { userId: null }, { isChanging: false }])
    other.close()
  })

  test('succeeds for a person who is already signed out', async () => {
    network({ 'POST /logout': () => refusal(401, 'Please sign in to continue.') })
    const { getByRole } = await ask('/contact-us')
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(getByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  test('says when it failed, and nobody is signed out', async () => {
    network({})
    const { getByRole, place } = await ask('/contact-us')
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(question.getByRole('alert')).toMatchTextContent(/check your connection/)
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('button', { name: 'Noor Castellanos' })).toBeVisible()
    expect(place()).toBe('/contact-us')
  })
})

describe('ACC-15 an impersonating admin', () => {
  test('sees a notice on every page, with the way back', async () => {
    const { getByText, getByRole } = await open(viewerOf({ impersonator_id: 'admin' }))
    await expect.element(getByText('You are acting as Noor Castellanos')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Switch to Admin Account' })).toBeInViewport()
  })

  test('is the only one who sees it', async () => {
    const { getByText, getByRole } = await open(viewerOf({ type: 'admin' }))
    await expect.element(getByText(/You are acting as/)).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: 'Switch to Admin Account' })).not.toBeInTheDocument()
  })
})
