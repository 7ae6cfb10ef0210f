import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { Toaster } from '../../ui/feedback/toaster.tsx'
import { RevertButton } from './revert-button.tsx'

const key = 'impersonation_redirect_url'

beforeEach(() => localStorage.removeItem(key))
afterEach(() => vi.unstubAllGlobals())

const admin = viewerOf({ id: 'admin', type: 'admin' })
const acting = viewerOf({ type: 'athlete', impersonator_id: 'admin' })
const session = () => Response.json({ token: 't', token_type: 'bearer', expires_in: 1 })

const open = async (revert: () => Response | Promise<Response>) => {
  const asked = network({
    'POST /user/revert-to-admin': revert,
    'GET /user': () => Response.json({ data: admin }),
  })
  const site = await openSite({
    at: '/noor-castellanos',
    viewer: acting,
    Frame: ({ viewer }) => (
      <>
        {viewer?.impersonator_id && <RevertButton />}
        <Toaster />
      </>
    ),
  })
  const button = site.getByRole('button', { name: 'Switch to Admin Account' })
  const reverted = () => asked.filter(({ call }) => call === 'POST /user/revert-to-admin').length
  return { ...site, button, reverted }
}

describe('ACC-15 returning to the admin', () => {
  test('goes to the starting page, and says so', async () => {
    localStorage.setItem(key, 'https://fieldhouse.test/admin/users?q=abel&page=2')
    const { button, place, getByText } = await open(session)
    await button.click()
    await expect.element(getByText('Switched back to admin account successfully.')).toBeVisible()
    expect(place()).toBe('/admin/users?q=abel&page=2')
    await expect.element(button).not.toBeInTheDocument()
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('goes to the users if nothing is stored, or another site', async () => {
    localStorage.setItem(key, '//evil.example/users')
    const { button, place } = await open(session)
    await button.click()
    await expect.poll(place).toBe('/admin/users')
  })

  test('works without a pointer', async () => {
    const { button, getByRole } = await open(session)
    // Has a text label, for people who don't know the icon.
    await expect.element(button).toHaveTextContent('Switch to Admin Account')
    await userEvent.keyboard('{Tab}')
    await expect.element(button).toHaveFocus()
    await expect.element(getByRole('tooltip', { name: 'Switch to Admin Account' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).not.toBeInTheDocument()
  })

  test('sends one request, however often it is pressed', async () => {
    const answer = Promise.withResolvers<Response>()
    const { button, reverted, place } = await open(() => answer.promise)
    const pressed = button.element() as HTMLElement
    for (let press = 0; press < 3; press++) pressed.click()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    pressed.click()
    answer.resolve(session())
    await expect.poll(place).toBe('/admin/users')
    expect(reverted()).toBe(1)
  })

  test('stays and says so when it failed, and can be tried again', async () => {
    let isAway = true
    const { button, place, getByText } = await open(() => (isAway ? refusal(500, 'Ours') : session()))
    await button.click()
    await expect.element(getByText('Failed to switch back to admin account. Please try again.')).toBeVisible()
    expect(place()).toBe('/noor-castellanos')
    isAway = false
    await button.click()
    await expect.poll(place).toBe('/admin/users')
  })
})
