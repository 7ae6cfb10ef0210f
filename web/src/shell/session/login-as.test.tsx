import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { useLoginAs } from './login-as.ts'

const key = 'impersonation_redirect_url'

beforeEach(() => localStorage.removeItem(key))
afterEach(() => vi.unstubAllGlobals())

const open = async (answer: () => Response) => {
  network({
    'POST /panel/admin/users/noor/login-as': answer,
    'GET /user': () => Response.json({ data: viewerOf({ type: 'coach', impersonator_id: 'admin' }) }),
  })
  const told = vi.fn()
  const Frame = () => {
    const loginAs = useLoginAs()
    return (
      <button type="button" onClick={() => loginAs('noor').catch((error: Error) => told(error.message))}>
        Log in as Noor
      </button>
    )
  }
  const site = await openSite({
    at: '/admin/users?q=noor&page=2',
    viewer: viewerOf({ id: 'admin', type: 'admin' }),
    Frame,
  })
  await site.getByRole('button', { name: 'Log in as Noor' }).click()
  return { ...site, told }
}

describe('ACC-15 an admin who logs in as a user', () => {
  test("lands on that user's page, and the way back is stored", async () => {
    const { place } = await open(() => Response.json({ token: 't', token_type: 'bearer', expires_in: 1 }))
    await expect.poll(place).toBe('/coach/users')
    expect(localStorage.getItem(key)).toBe('/admin/users?q=noor&page=2')
  })

  test('stays after a refusal, and nothing is stored', async () => {
    const { place, told } = await open(() => refusal(403, 'Admins can’t be impersonated.'))
    await expect.poll(() => told.mock.calls).toEqual([['Admins can’t be impersonated.']])
    expect(place()).toBe('/admin/users?q=noor&page=2')
    expect(localStorage.getItem(key)).toBeNull()
  })
})
