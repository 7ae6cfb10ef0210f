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

describe('ACC-15 the way back to the admin', () => {
  test('leads to where it began, and says so', async () => {
    localStorage.setItem(key, 'https://fieldhouse.test/admin/users?q=abel&page=2')
    const { button, place, getByText } = await open(session)
    await button.click()
    await expect.element(getByText('Switched back to admin account successfully.')).toBeVisible()
    expect(place()).toBe('/admin/users?q=abel&page=2')
    await expect.element(button).not.toBeInTheDocument()
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('leads to the users where nothing is stored, or another site', async () => {
    localStorage.setItem(key, '//evil.example/users')
    const { button, place } = await open(session)
    await button.click()
    await expect.poll(place).toBe('/admin/users')
  })

  test('can be reached and read without a pointer', async () => {
    const { button, getByRole } = await open(session)
    // Spelled out in words, for whoever does not know the picture.
    await expect.element(button).toHaveTextContent('Switch to Admin Account')
    await userEvent.keyboard('{Tab}')
    await expect.element(button).toHaveFocus()
    await expect.element(getByRole('tooltip', { name: 'Switch to Admin Account' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).not.toBeInTheDocument()
  })

  test('asks once, however often it is pressed', async () => {
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

  test('stays and says so when it did not work, and can be tried again', async () => {
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
