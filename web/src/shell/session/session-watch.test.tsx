import { logout, type User } from '@fieldhouse/contract/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { call } from '../../lib/api.ts'
import { network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { FarEnd, listening, stubSockets } from '../../lib/socket.factory.ts'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { Toaster } from '../../ui/feedback/toaster.tsx'
import { currentPopup, openPopup } from '../popups.ts'
import { SessionWatch } from './session-watch.tsx'

const sockets = FarEnd.all

beforeEach(() => {
  stubSockets()
  otherTab = new BroadcastChannel('session')
})
afterEach(() => {
  otherTab.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let otherTab: BroadcastChannel

const me = viewerOf({ type: 'coach' })
const other = viewerOf({ id: '01890a5d-ac96-774b-bcce-b302099a8058', first_name: 'Ada' })

const Frame = ({ viewer }: { viewer: User | null }) => (
  <>
    <SessionWatch />
    <p data-testid="viewer">{viewer?.first_name ?? 'nobody'}</p>
    <Toaster />
  </>
)

const open = async (answer: () => Response = () => refusal(401, 'Please sign in to continue.')) => {
  const asked = network({ 'GET /user': answer })
  const site = await openSite({ at: '/coach/users', viewer: me, Frame })
  return { ...site, asked, viewer: site.getByTestId('viewer') }
}

const channel = `private-user.${me.id}`

test('ACC-14 a visitor’s tab switches after a sign-in in another tab, and its sign-in dialog closes', async () => {
  network({ 'GET /user': () => Response.json({ data: me }) })
  openPopup({ name: 'login' })
  const site = await openSite({ at: '/packages', viewer: null, Frame })
  await expect.element(site.getByTestId('viewer')).toHaveTextContent(me.first_name)
  expect([site.place(), currentPopup()]).toEqual(['/packages', null])
})

describe('ACC-14 a session that ends in another tab', () => {
  test('sends a hidden tab home, without a request', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { viewer, place, asked } = await open()
    otherTab.postMessage({ userId: null })
    await expect.element(viewer).toHaveTextContent('nobody')
    expect(place()).toBe('/')
    expect(asked).toEqual([])
  })

  test('leaves a visible tab where it is, signed out', async () => {
    const { viewer, place } = await open()
    otherTab.postMessage({ userId: null })
    await expect.element(viewer).toHaveTextContent('nobody')
    expect(place()).toBe('/coach/users')
  })

  test('includes who is signed in, without asking the server', async () => {
    const { viewer, place, asked } = await open()
    const socket = await listening()
    otherTab.postMessage({ isChanging: true })
    await expect.poll(() => socket.isClosed).toBe(true)
    socket.say('user-logout', {}, channel)
    socket.end(4003)
    otherTab.postMessage({ userId: null })
    otherTab.postMessage({ isChanging: false })
    await expect.element(viewer).toHaveTextContent('nobody')
    expect(place()).toBe('/coach/users')
    expect(asked).toEqual([])
  })

  test('a change that failed leaves the page listening', async () => {
    await open()
    const socket = await listening()
    otherTab.postMessage({ isChanging: true })
    await expect.poll(() => socket.isClosed).toBe(true)
    otherTab.postMessage({ isChanging: false })
    await expect.poll(() => sockets.length).toBe(2)
  })

  test('another account there means another account here', async () => {
    const { viewer, queryClient } = await open(() => Response.json({ data: other }))
    queryClient.setQueryData(['mine'], 'of the one before')
    otherTab.postMessage({ userId: other.id })
    await expect.element(viewer).toHaveTextContent('Ada')
    expect(queryClient.getQueryData(['mine'])).toBeUndefined()
  })

  test('the same account changes nothing', async () => {
    const { asked, viewer } = await open()
    otherTab.postMessage({ userId: me.id })
    otherTab.postMessage({ userId: null })
    await expect.element(viewer).toHaveTextContent('nobody')
    expect(asked).toEqual([])
  })
})

describe('ACC-14 a session that ends during an edit', () => {
  const typed = async (answer: () => Response) => {
    const asked = network({
      'GET /user': answer,
      'GET /oauth': () => Response.json({ data: [] }),
      'POST /login': () => {
        isIn = true
        return Response.json({ token: 't', token_type: 'bearer', expires_in: 1 })
      },
      'POST /contact': () => (isIn ? Response.json({}) : refusal(401, 'Please sign in to continue.')),
    })
    let isIn = false
    const site = await openSite({
      at: '/coach/users',
      viewer: me,
      Frame: ({ viewer }) => (
        <>
          <Frame viewer={viewer} />
          <textarea aria-label="Note" />
        </>
      ),
    })
    await site.getByLabelText('Note').fill('Half a thought')
    return { ...site, asked, dialog: site.getByRole('dialog', { name: 'Sign In' }) }
  }
  const save = () => call({ ...logout, path: '/contact' }, {})
  const timesSaved = (asked: Awaited<ReturnType<typeof typed>>['asked']) =>
    asked.filter((one) => one.call === 'POST /contact').length

  test('keeps the page, asks to sign in, and sends the change again', async () => {
    let isIn = false
    const { asked, dialog, getByLabelText, place } = await typed(() =>
      isIn ? Response.json({ data: me }) : refusal(401, 'Please sign in to continue.'),
    )
    const saved = save()
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(me.email ?? '')
    isIn = true
    await dialog.getByLabelText(/^Password \*/).fill('secret1')
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
    await saved
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(getByLabelText('Note')).toHaveValue('Half a thought')
    expect([place(), timesSaved(asked)]).toEqual(['/coach/users', 2])
  })

  test('asks immediately when the event arrives, and closing the question keeps the page and refuses the change', async () => {
    const { asked, dialog, getByLabelText, place } = await typed(() =>
      refusal(401, 'Please sign in to continue.'),
    )
    const socket = await listening()
    socket.say('user-logout', {}, channel)
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    const saved = save().catch((error: Error) => error.message)
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await saved).toBe('Please sign in to continue.')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(getByLabelText('Note')).toHaveValue('Half a thought')
    expect([place(), timesSaved(asked)]).toEqual(['/coach/users', 1])
  })
})

describe('ACC-14 a session that ends on another device', () => {
  test.each(['user-logout', 'UserLoggedOut'])('%s sends the page of an ended session home', async (event) => {
    const { viewer, place, getByText, asked } = await open()
    const socket = await listening()
    socket.say(event, { session_id: 'x' }, channel)
    await expect.element(getByText('You have been signed out.')).toBeVisible()
    await expect.element(viewer).toHaveTextContent('nobody')
    expect(place()).toBe('/')
    expect(asked).toHaveLength(1)
    expect(socket.isClosed).toBe(true)
  })

  test("the socket connects to this site, with the server's key", async () => {
    await open()
    const { url } = await listening()
    expect(url).toMatch(new RegExp(`^ws://${location.host}/app/a-key\\?protocol=7`))
  })

  test('a socket closed for it has the same effect', async () => {
    const { viewer, place } = await open()
    const socket = await listening()
    socket.end(4003)
    await expect.element(viewer).toHaveTextContent('nobody')
    expect(place()).toBe('/')
    expect(sockets).toHaveLength(1)
  })

  test("another session's end changes nothing", async () => {
    const { viewer, asked, place } = await open(() => Response.json({ data: me }))
    const socket = await listening()
    socket.say('user-logout', {}, channel)
    await expect.poll(() => asked.length).toBe(1)
    await expect.element(viewer).toHaveTextContent('Noor')
    expect(place()).toBe('/coach/users')
    expect(sockets).toHaveLength(1)
  })

  test('many events cause two requests at most', async () => {
    const { asked } = await open(() => Response.json({ data: me }))
    const socket = await listening()
    for (let news = 0; news < 40; news++) {
      socket.say('user-logout', {}, channel)
      socket.say('UserLoggedOut', {}, channel)
    }
    await expect.poll(() => asked.length).toBe(2)
  })

  test('without a response nothing changes', async () => {
    const { viewer, asked } = await open(() => refusal(503, 'We’ll be right back.'))
    const socket = await listening()
    socket.say('user-logout', {}, channel)
    await expect.poll(() => asked.length).toBe(1)
    await expect.element(viewer).toHaveTextContent('Noor')
  })

  test('a broken socket sends no request, and reconnects by itself', async () => {
    const { asked } = await open()
    const socket = await listening()
    socket.end(4200)
    await expect.poll(() => sockets.length).toBe(2)
    expect(asked).toEqual([])
  })

  test('a socket closed for newer tabs reconnects when the page is visible again', async () => {
    const { asked } = await open()
    const socket = await listening()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    socket.end(4004)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sockets).toHaveLength(1)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => sockets.length).toBe(2)
    dispatchEvent(new Event('focus'))
    expect(sockets).toHaveLength(2)
    expect(asked).toEqual([])
  })

  test('the socket closes when the page is left, and opens when it is shown again', async () => {
    await open()
    const socket = await listening()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(socket.isClosed).toBe(true)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(() => sockets.length).toBe(2)
  })

  test('a visitor has none', async () => {
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    network({})
    await openSite({ Frame })
    expect(idle).not.toHaveBeenCalled()
  })
})
