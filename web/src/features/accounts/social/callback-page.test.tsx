import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { CallbackPage } from './callback-page.tsx'

const { pathname, search } = location
const query = '?code=the-code&state=the-state'
beforeEach(() => history.replaceState(null, '', `${pathname}${query}#_=_`))
afterEach(() => {
  history.replaceState(null, '', pathname + search)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Returns from Google. `heard` is what the page that asked receives. */
const comeBack = async (answer: Response) => {
  const asked = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(answer))
  vi.stubGlobal('fetch', asked)
  const closed = vi.spyOn(window, 'close').mockImplementation(() => {})
  const channel = new BroadcastChannel('social-auth')
  const heard = new Promise((resolve) => {
    channel.onmessage = ({ data }) => resolve(data)
  })
  const screen = await render(<CallbackPage network="google" />)
  return { ...screen, asked, closed, heard: heard.finally(() => channel.close()) }
}

describe('ACC-12 returning from a network', () => {
  test('passes its answer on one time, notifies the page that asked, and closes', async () => {
    const session = { token: 'secret', token_type: 'bearer', expires_in: 1 }
    const { asked, closed, heard, rerender } = await comeBack(
      Response.json({ data: { status: 'signed-in', session } }),
    )
    expect(await heard).toEqual({ id: 'hsrOauth', status: 'success', waiting: null })
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    await rerender(<CallbackPage network="google" />)
    expect(asked).toHaveBeenCalledOnce()
    const [address, request] = asked.mock.calls[0] ?? []
    expect(address).toBe('/api/oauth/google/callback')
    expect(JSON.parse(String(request?.body))).toEqual({ query })
  })

  test('leaves nothing of the answer in its address', async () => {
    await comeBack(Response.json({ data: { status: 'signed-in', session: {} } }))
    expect(location.href).toBe(location.origin + pathname)
  })

  test('says that a code was sent, and where to enter it', async () => {
    const { heard, getByRole } = await comeBack(
      Response.json({ data: { status: 'code-needed', user_id: 'u1', email: 'robin@example.test' } }),
    )
    const waiting = { userId: 'u1', email: 'robin@example.test' }
    expect(await heard).toEqual({ id: 'hsrOauth', status: 'success', waiting })
    await expect.element(getByRole('status')).toMatchTextContent(/robin@example\.test/)
    await expect.element(getByRole('link')).toHaveAttribute('href', '/email/verify/u1')
  })

  test('passes a refusal on, and links home if the window stays', async () => {
    const message = 'You did not allow Google to tell us who you are.'
    const { heard, getByRole } = await comeBack(
      Response.json({ message, code: 'forbidden', request_id: 'x' }, { status: 403 }),
    )
    expect(await heard).toEqual({
      id: 'hsrOauth',
      status: 'error',
      title: 'Sign in with Google did not work',
      message,
    })
    await expect.element(getByRole('status')).toHaveTextContent(message)
    await expect.element(getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
  })
})
