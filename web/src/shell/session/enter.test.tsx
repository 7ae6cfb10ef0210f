import { queryOptions, useQuery } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { Toaster } from '../../ui/feedback/toaster.tsx'
import { closePopup, openPopup, usePopup } from '../popups.ts'
import { useEnter } from './enter.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  closePopup()
})

const Frame = () => {
  const enter = useEnter()
  return (
    <>
      <button type="button" onClick={() => void enter()}>
        Enter
      </button>
      <p data-testid="popup">{usePopup()?.name ?? 'none'}</p>
      <Toaster />
    </>
  )
}

const enterAs = async (facts: Parameters<typeof viewerOf>[0], at = '/contact-us') => {
  const asked = network({ 'GET /user': () => Response.json({ data: viewerOf(facts) }) })
  const site = await openSite({ at, Frame })
  openPopup({ name: 'login' })
  await site.getByRole('button', { name: 'Enter' }).click()
  return { ...site, asked, popup: site.getByTestId('popup') }
}

describe('ACC-03 after signing in', () => {
  test.each([
    ['athlete', '/noor-castellanos?mode=edit'],
    ['parent', '/noor-castellanos?mode=edit'],
    ['rsc', '/coach/roster'],
    ['coach', '/coach/users'],
    ['admin', '/admin/users'],
    ['affiliate', '/affiliate/my-sales'],
    ['editor', '/editor'],
  ] as const)('a person of type %s arrives at %s, and the popup is closed', async (type, landing) => {
    const { place, popup } = await enterAs({ type, athlete_slug: 'noor-castellanos' })
    await expect.poll(place).toBe(landing)
    await expect.element(popup).toHaveTextContent('none')
  })

  test('a page in the address comes first, with its full address', async () => {
    const { place } = await enterAs({ type: 'coach' }, '/?login=1&url=%2Fcoach%2Fsetting%3Fa%3D1%23there')
    await expect.poll(place).toBe('/coach/setting?a=1#there')
  })

  test.each([
    '/?url=https%3A%2F%2Fevil.example',
    '/?url=%2F%2Fevil.example',
    '/?url=%2F%5Cevil.example',
    '/?url=javascript%3Aalert(1)',
  ])('never goes to another site by %s', async (at) => {
    const { place } = await enterAs({ type: 'coach' }, at)
    await expect.poll(place).toBe('/coach/users')
  })

  test('a person without a role stays, and chooses one', async () => {
    const { place, popup, router } = await enterAs({ type: 'unknown' })
    await expect.element(popup).toHaveTextContent('select-role')
    expect(place()).toBe('/contact-us')
    expect(router.state.matches[0]?.context).toMatchObject({ viewer: { type: 'unknown' } })
  })

  test('nothing loaded for the previous person is left', async () => {
    let answer = 'for a visitor'
    const query = queryOptions({ queryKey: ['shown'], queryFn: () => Promise.resolve(answer) })
    const Shown = () => <p data-testid="shown">{useQuery(query).data}</p>
    network({ 'GET /user': () => Response.json({ data: viewerOf({ type: 'coach' }) }) })
    const { getByTestId, getByRole, queryClient, place } = await openSite({
      Frame: () => (
        <>
          <Frame />
          <Shown />
        </>
      ),
    })
    await expect.element(getByTestId('shown')).toHaveTextContent('for a visitor')
    queryClient.setQueryData(['put away'], 'for a visitor')
    answer = 'for a coach'
    await getByRole('button', { name: 'Enter' }).click()
    await expect.element(getByTestId('shown')).toHaveTextContent('for a coach')
    expect(place()).toBe('/coach/users')
    expect(queryClient.getQueryData(['put away'])).toBeUndefined()
  })

  test('says what to do when the browser stores no cookies', async () => {
    network({ 'GET /user': () => refusal(401, 'Please sign in to continue.') })
    const { getByRole, getByText, place } = await openSite({ at: '/contact-us', Frame })
    await getByRole('button', { name: 'Enter' }).click()
    await expect.element(getByText(/Please allow cookies/)).toBeVisible()
    expect(place()).toBe('/contact-us')
  })

  test('stays and says so when the connection is gone', async () => {
    network({})
    const { getByRole, getByText, place } = await openSite({ at: '/contact-us', Frame })
    await getByRole('button', { name: 'Enter' }).click()
    await expect.element(getByText(/check your connection/)).toBeVisible()
    expect(place()).toBe('/contact-us')
  })
})
