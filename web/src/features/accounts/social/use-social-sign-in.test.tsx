import { socialNetworks } from '@fieldhouse/contract/accounts.social'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SocialButton } from './social-button.tsx'
import { useSocialSignIn } from './use-social-sign-in.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const there = 'https://accounts.example/authorize'

/** The API: the list of networks, and where to go. */
const network = (answer: () => Response | Promise<Response> = () => Response.json({ url: there })) => {
  const asked = vi.fn((address: string, _: RequestInit) =>
    Promise.resolve(address === '/api/oauth' ? Response.json({ data: socialNetworks }) : answer()),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

/** The opened windows, as their opener sees them. */
const windows = () => {
  const opened: { closed: boolean; opener: unknown; went: string[]; focus: ReturnType<typeof vi.fn> }[] = []
  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    const one = {
      closed: false,
      opener: window,
      went: [] as string[],
      focus: vi.fn(),
      location: { replace: (url: string) => one.went.push(url) },
      close: () => {
        one.closed = true
      },
    }
    opened.push(one)
    return one as unknown as Window
  })
  return { opened, open }
}

const say = (message: unknown) => {
  const channel = new BroadcastChannel('social-auth')
  channel.postMessage(message)
  channel.close()
}
const success = { id: 'hsrOauth', status: 'success', waiting: null }

interface ButtonsProps {
  onSignedIn: () => void
  onCodeNeeded: (waiting: object) => void
}

const Buttons = (outcome: ButtonsProps) => {
  const { networks, start, busy, alert } = useSocialSignIn(outcome)
  return (
    <>
      {networks.map((name) => (
        <SocialButton
          key={name}
          network={name}
          verb="Sign in"
          isBusy={busy === name}
          onPress={() => start(name)}
        />
      ))}
      {alert}
    </>
  )
}

const open = async () => {
  const outcome = { onSignedIn: vi.fn(), onCodeNeeded: vi.fn() }
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Buttons {...outcome} />
    </QueryClientProvider>,
  )
  const google = screen.getByRole('button', { name: 'Sign in with Google', exact: true })
  await expect.element(google).toBeVisible()
  return { ...screen, ...outcome, google, alert: screen.getByRole('alertdialog') }
}

describe('ACC-12 signing in with a network', () => {
  test('each network has a button that fits a thumb', async () => {
    network()
    const { getByRole } = await open()
    for (const name of ['Sign in with Google', 'Sign in with Facebook', 'Sign in with Twitter'])
      expect(getByRole('button', { name, exact: true }).element().clientHeight).toBeGreaterThanOrEqual(44)
  })

  test('the window opens with the press, before any request, and has no access to this page', async () => {
    const answer = Promise.withResolvers<Response>()
    network(() => answer.promise)
    const { opened } = windows()
    const { google } = await open()
    ;(google.element() as HTMLElement).click()
    expect(opened).toHaveLength(1)
    expect(opened[0]).toMatchObject({ opener: null, went: [] })
    await expect.element(google).toHaveAttribute('aria-busy', 'true')
    answer.resolve(Response.json({ url: there }))
    await expect.poll(() => opened[0]?.went).toEqual([there])
  })

  test('a second press brings the window to the front; another network replaces it', async () => {
    network()
    const { opened } = windows()
    const { google, getByRole } = await open()
    await google.click()
    await google.click()
    expect(opened).toHaveLength(1)
    expect(opened[0]?.focus).toHaveBeenCalledOnce()
    const twitter = getByRole('button', { name: 'Sign in with Twitter' })
    await twitter.click()
    expect(opened.map(({ closed }) => closed)).toEqual([true, false])
    await expect.element(twitter).toHaveAttribute('aria-busy', 'true')
    await expect.element(google).toHaveAttribute('aria-busy', 'false')
  })

  test('success signs in and closes the window', async () => {
    network()
    const { opened } = windows()
    const { google, onSignedIn, onCodeNeeded } = await open()
    await google.click()
    say(success)
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(opened[0]?.closed).toBe(true)
    expect(onCodeNeeded).not.toHaveBeenCalled()
    await expect.element(google).toHaveAttribute('aria-busy', 'false')
  })

  test('an address with an account asks for its code', async () => {
    network()
    windows()
    const { google, onSignedIn, onCodeNeeded } = await open()
    await google.click()
    const waiting = { userId: 'u1', email: 'robin@example.test' }
    say({ ...success, waiting })
    await expect.poll(() => onCodeNeeded.mock.calls).toEqual([[waiting]])
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test("a failure shows the server's message", async () => {
    network()
    windows()
    const { google, alert, getByRole, onSignedIn } = await open()
    await google.click()
    say({ id: 'hsrOauth', status: 'error', title: 'That did not work', message: 'You did not allow it.' })
    await expect.element(alert).toHaveAccessibleDescription('You did not allow it.')
    await expect.element(alert).toHaveAccessibleName('That did not work')
    await getByRole('button', { name: 'OK' }).click()
    await expect.element(alert).not.toBeInTheDocument()
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('a refusal to start is shown, and the window closes', async () => {
    const message = 'We could not reach Google. Please try again in a moment.'
    network(() => Response.json({ message, code: 'unavailable', request_id: 'x' }, { status: 503 }))
    const { opened } = windows()
    const { google, alert } = await open()
    await google.click()
    await expect.element(alert).toHaveAccessibleDescription(message)
    await expect.element(alert).toHaveAccessibleName('Sign in with Google did not work')
    expect(opened[0]?.closed).toBe(true)
  })

  test('a blocked window is explained, and nothing is sent', async () => {
    const asked = network()
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { google, alert } = await open()
    await google.click()
    await expect.element(alert).toHaveAccessibleName('Your browser blocked the window')
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/oauth'])
  })

  test('closing the window ends it quietly; an earlier answer still counts', async () => {
    network()
    const { opened } = windows()
    const { google, alert, onSignedIn } = await open()
    await google.click()
    await expect.poll(() => opened[0]?.went).toEqual([there])
    Object.assign(opened[0] ?? {}, { closed: true })
    await expect.element(google).toHaveAttribute('aria-busy', 'false')
    await expect.element(alert).not.toBeInTheDocument()
    say(success)
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  })

  test('other messages on the channel, or for another page, change nothing', async () => {
    network()
    windows()
    const { google, onSignedIn, onCodeNeeded } = await open()
    say(success)
    await google.click()
    for (const noise of [null, 'hello', { id: 'other', status: 'success' }, [success]]) say(noise)
    say({ ...success, waiting: { userId: 'last', email: 'x' } })
    await expect.poll(() => onCodeNeeded.mock.calls.length).toBe(1)
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('leaving the page closes the window', async () => {
    network()
    const { opened } = windows()
    const { google, unmount } = await open()
    await google.click()
    await unmount()
    expect(opened[0]?.closed).toBe(true)
  })
})
