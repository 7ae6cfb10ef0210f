import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { getActivity } from '@fieldhouse/contract/recruiting.activity'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { openLine, stubSockets } from '../../../lib/socket.factory.ts'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { viewerQuery } from '../../../lib/viewer.ts'
import { toasts } from '../../../ui/feedback/toast.ts'
import { clearDraft, draftKey, readDraft } from '../drafts.ts'
import { mostShown } from '../log-window.ts'
import { amara, coachTran, messageOf, mother, pageOf, rowOf } from '../messaging.factory.ts'
import { openPanel as open } from './conversation-panel.factory.tsx'

let line: Awaited<ReturnType<typeof openLine>> | undefined

beforeEach(async () => {
  await page.viewport(1440, 900)
  stubSockets()
  clearDraft(draftKey(amara.id, amara.id, coachTran.id))
})
afterEach(() => {
  line?.stop()
  line = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const log = page.getByRole('log')
const field = page.getByRole('textbox', { name: 'Message', exact: true })
const send = page.getByRole('button', { name: 'Send', exact: true })

/** A bubble's background as lightness and two color axes, where distances match what the eye sees. */
const colorOf = (seq: number): number[] => {
  const bubble = document.querySelector(`[data-seq="${seq}"]`)
  if (!bubble) throw new Error(`There is no bubble ${seq}`)
  const [lightness = 0, chroma = 0, hue = 0] =
    getComputedStyle(bubble)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? []
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

const hearAs = async (userId: string) => {
  line = await openLine(userId)
  return line
}

describe('MSG-02 the panel', () => {
  test('shows the messages by day, with times and delivery status', async () => {
    await open({
      rows: [rowOf(1, { side: 'family' }), rowOf(2, { side: 'family' }), rowOf(3)],
      facts: { other: { delivered_seq: 2, read_seq: 2 } },
    })
    await expect.element(log.getByRole('heading', { name: 'Monday, November 9' })).toBeVisible()
    await expect.element(log.getByText(/^\d+:02 [ap]m, read$/)).toBeVisible()
    await expect.element(log.getByText(/^\d+:03 [ap]m$/)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Marisol Tran' })).toBeVisible()
    await expect.element(page.getByText('Associate head coach, Portland State')).toBeVisible()
    await expect
      .element(page.getByText('Press Enter to send. Your parents can read this chat.'))
      .toBeVisible()
  })

  test('shows a family that the coach is verified, and how', async () => {
    await open()
    await expect
      .element(page.getByRole('button', { name: 'Verified coach' }))
      .toHaveAccessibleDescription('Listed by the college')
  })

  test('shows nothing about an unverified coach', async () => {
    await open({ facts: { contact: { ...coachTran, verified_by: null } } })
    await expect.element(page.getByRole('heading', { name: 'Marisol Tran' })).toBeVisible()
    await expect.element(page.getByText(/verified/i)).not.toBeInTheDocument()
  })

  test('loads the named conversation, and marks it as read', async () => {
    const { asked } = await open({ rows: [rowOf(1), rowOf(2)] })
    await expect.poll(() => bodiesOf(asked, 'POST /message/mark')).toEqual([{ ids: [rowOf(2).id] }])
    expect(asked[0]).toMatchObject({
      call: 'GET /message',
      query: { contact: coachTran.id, per_page: '50' },
    })
  })

  test('MSG-04 shows the phone of the current success coach, but not of a former one', async () => {
    const sasha = { ...coachTran, type: 'rsc' as const, first_name: 'Sasha', last_name: 'Green' }
    const own = await open({
      facts: { contact: sasha },
      successCoach: { id: sasha.id, phone: '(541) 555-0190' },
    })
    await expect
      .element(page.getByRole('link', { name: 'Call Sasha Green, (541) 555-0190' }))
      .toHaveAttribute('href', 'tel:5415550190')
    await own.unmount()
    const { asked } = await open({
      facts: { contact: sasha },
      successCoach: { id: 'another', phone: '(541) 555-0191' },
    })
    await expect.poll(() => asked.some(({ call }) => call === 'GET /my-rsa')).toBe(true)
    await expect.element(page.getByRole('heading', { name: 'Sasha Green' })).toBeVisible()
    expect(page.getByRole('link', { name: /^Call/ }).elements()).toHaveLength(0)
  })

  test('RCC-02 after marking, the activity log reloads', async () => {
    const marked = Promise.withResolvers<Response>()
    const { queryClient } = await open({ rows: [rowOf(1)], mark: () => marked.promise })
    const key = [getActivity.path, 'all']
    queryClient.setQueryData(key, 'with entries that are new')
    marked.resolve(Response.json({ data: { marked: 1 } }))
    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })

  test('marks as read later if the server could not be reached', async () => {
    let isAway = true
    const { asked } = await open({
      mark: () => (isAway ? refusal(503, 'We’ll be right back.') : Response.json({ data: { marked: 1 } })),
    })
    const { joinAgain } = await hearAs(amara.id)
    const marks = () => bodiesOf(asked, 'POST /message/mark')
    await expect.poll(marks).not.toHaveLength(0)
    const failed = marks().length
    isAway = false
    joinAgain()
    await expect.poll(marks).toHaveLength(failed + 1)
    expect(marks().at(-1)).toEqual({ ids: [rowOf(1).id] })
  })

  test('marks nothing while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { asked } = await open()
    await expect.element(log.getByText('Message 1')).toBeVisible()
    expect(bodiesOf(asked, 'POST /message/mark')).toEqual([])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => bodiesOf(asked, 'POST /message/mark')).toHaveLength(1)
  })

  test('sends on Enter, shows the message immediately, and clears the field', async () => {
    const reply = Promise.withResolvers<Response>()
    const { sent } = await open({ reply: () => reply.promise })
    await field.fill('  See you Tuesday ')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText('See you Tuesday')).toBeVisible()
    await expect.element(log.getByText('Sending…')).toBeVisible()
    await expect.element(field).toHaveValue('')
    const [body] = sent()
    expect(body).toMatchObject({ recipient_id: coachTran.id, content: 'See you Tuesday' })
    reply.resolve(
      Response.json({
        data: messageOf(2, {
          side: 'family',
          content: 'See you Tuesday',
          client_id: String(body?.client_id),
        }),
      }),
    )
    await expect.element(log.getByText(/, sent$/)).toBeVisible()
    expect(log.getByText('See you Tuesday').elements()).toHaveLength(1)
    await expect.element(field).toHaveFocus()
  })

  test('sends nothing empty, nothing while sending, and Shift+Enter adds a line', async () => {
    const reply = Promise.withResolvers<Response>()
    const { sent } = await open({ reply: () => reply.promise })
    await field.fill('   ')
    await userEvent.keyboard('{Enter}')
    await send.click({ force: true })
    expect(sent()).toEqual([])
    await field.fill('One')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two')
    await expect.element(field).toHaveValue('One\ntwo')
    await userEvent.keyboard('{Enter}')
    await field.fill('Three')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Three')
    expect(sent()).toHaveLength(1)
    reply.resolve(Response.json({ data: messageOf(2, { side: 'family' }) }))
  })

  test.each([
    ['most browsers', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('Enter that ends an IME composition sends nothing, as %s report it', async (_, composing) => {
    const { sent } = await open()
    await field.fill('日本')
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }))
    await expect.element(field).toHaveValue('日本')
    expect(sent()).toEqual([])
  })

  test('counts to 500 and takes no more', async () => {
    await open()
    await field.fill('x'.repeat(499))
    await userEvent.keyboard('yz')
    await expect.element(page.getByText('500 / 500')).toBeVisible()
    await expect.element(field).toHaveValue(`${'x'.repeat(499)}y`)
  })

  test('puts the text back with the reason when sending failed, and a retry counts one time', async () => {
    let isAway = true
    const { sent } = await open({
      reply: ({ client_id, content }) =>
        isAway
          ? refusal(429, 'You are writing very fast. Please go on in 20 seconds.')
          : Response.json({
              data: messageOf(2, { side: 'family', client_id: String(client_id), content: String(content) }),
            }),
    })
    await field.fill('Hello coach')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('alert').getByText(/^Not sent\. .*Please go on in 20 seconds/))
      .toBeVisible()
    await expect.element(field).toHaveValue('Hello coach')
    expect(log.getByText('Hello coach').elements()).toEqual([])
    isAway = false
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText('Hello coach')).toBeVisible()
    expect(sent()[0]?.client_id).toBe(sent()[1]?.client_id)
  })

  test('a server error is shown in plain words, and Retry sends the same message', async () => {
    let isAway = true
    const { sent } = await open({
      reply: ({ client_id, content }) =>
        isAway
          ? refusal(500, 'Internal Server Error')
          : Response.json({
              data: messageOf(2, { side: 'family', client_id: String(client_id), content: String(content) }),
            }),
    })
    await field.fill('Hello coach')
    await userEvent.keyboard('{Enter}')
    const fault = page
      .getByRole('alert')
      .getByText('Not sent. Something went wrong on our side. Please try again.')
    await expect.element(fault).toBeVisible()
    await expect.element(page.getByText('Internal Server Error')).not.toBeInTheDocument()
    isAway = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(log.getByText('Hello coach')).toBeVisible()
    await expect.element(fault).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    expect(sent()[0]?.client_id).toBe(sent()[1]?.client_id)
  })

  test('a message with a lost response that arrives live does not stay in the field', async () => {
    const { sent } = await open({ reply: () => Promise.reject(new TypeError('lost')) })
    const { say } = await hearAs(amara.id)
    await field.fill('Hello coach')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Hello coach')
    await expect.element(page.getByText(/^Not sent\./)).toBeVisible()
    say(
      liveEvents.message,
      messageOf(2, { side: 'family', content: 'Hello coach', client_id: String(sent()[0]?.client_id) }),
    )
    await expect.element(field).toHaveValue('')
    await expect.element(page.getByText(/^Not sent\./)).not.toBeInTheDocument()
    expect(log.getByText('Hello coach').elements()).toHaveLength(1)
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    await open({
      messages: () => (isAway ? refusal(503, 'We’ll be right back.') : Response.json(pageOf([rowOf(1)]))),
    })
    await expect
      .element(page.getByRole('alert').first())
      .toMatchTextContent(/The messages did not load.*right back/)
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(log.getByText('Message 1')).toBeVisible()
  })

  test('says No Messages Yet in an empty conversation', async () => {
    await open({ rows: [] })
    await expect.element(page.getByRole('heading', { name: 'No Messages Yet' })).toBeVisible()
    await expect.element(field).toBeVisible()
  })

  test('says why nothing can be sent', async () => {
    await open({
      facts: {
        can: { send: false, block: false, report: false },
        closed_because: 'Your package does not include messages to coaches.',
      },
    })
    await expect.element(page.getByText('Your package does not include messages to coaches.')).toBeVisible()
    expect(page.getByText('Get the recruiting-center').query()).toBeNull()
    await expect.element(field).not.toBeInTheDocument()
  })

  test('offers the package that would open it', async () => {
    await open({
      facts: {
        can: { send: false, block: false, report: false },
        closed_because: 'First messages need the package.',
        opens_with: 'recruiting-center',
      },
    })
    await expect.element(page.getByText('Get the recruiting-center')).toBeVisible()
  })

  test('reloads for the next person who signs in', async () => {
    const reply = Promise.withResolvers<Response>()
    const { asked, queryClient, router } = await open({ reply: () => reply.promise })
    await field.fill('Hello coach')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText('Sending…')).toBeVisible()
    const loads = () => asked.filter(({ call }) => call === 'GET /message').length
    const before = loads()
    queryClient.setQueryData(viewerQuery.queryKey, viewerOf({ id: mother.id, type: 'parent' }))
    await router.invalidate()
    await expect.poll(loads).toBe(before + 1)
    await expect.element(log.getByText('Message 1')).toBeVisible()
    expect(log.getByText('Sending…').elements()).toEqual([])
    const kept = bodiesOf(asked, 'POST /message/draft').length
    reply.resolve(refusal(503, 'We’ll be right back.'))
    await expect.poll(() => readDraft(draftKey(amara.id, amara.id, coachTran.id)).text).toBe('Hello coach')
    await expect.element(field).toHaveValue('')
    expect(toasts.current().filter(({ tone }) => tone === 'error')).toEqual([])
    expect(bodiesOf(asked, 'POST /message/draft')).toHaveLength(kept)
  })

  test('names another family member, and a person who writes for the athlete', async () => {
    await open({
      messages: () =>
        Response.json({
          ...pageOf([
            rowOf(1, { side: 'family', sender_id: mother.id }),
            rowOf(2, { side: 'family', sender_id: 'agent', is_on_behalf: true }),
          ]),
          people: [amara, coachTran, mother, { ...mother, id: 'agent', first_name: 'Jo', last_name: 'Bell' }],
        }),
    })
    await expect.element(log.getByText('Dana Whitlock, mother')).toBeVisible()
    await expect.element(log.getByText('Jo Bell, for Amara')).toBeVisible()
  })

  test('closes on Escape', async () => {
    const onClose = vi.fn()
    await open({ onClose })
    await field.fill('x')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('a message is shown literally, and runs nothing', () => {
  test('markup is text, and only web addresses are links', async () => {
    const content = '<img src=x onerror="window.hit=1"> javascript:alert(1) https://hudl.example/film'
    await open({ rows: [rowOf(1, { content })] })
    await expect.element(log.getByText(/<img src=x onerror/)).toBeVisible()
    expect(log.element().querySelector('img')).toBeNull()
    const links = [...log.element().querySelectorAll('a')]
    expect(links.map(({ href, rel, target }) => ({ href, rel, target }))).toEqual([
      { href: 'https://hudl.example/film', rel: 'noopener noreferrer nofollow ugc', target: '_blank' },
    ])
    expect(Reflect.get(window, 'hit')).toBeUndefined()
  })

  test('a word of any length stays within the panel', async () => {
    await open({
      rows: [rowOf(1, { content: 'W'.repeat(500) }), rowOf(2, { side: 'family', content: 'M'.repeat(500) })],
    })
    await expect.element(log.getByText(/WWW/)).toBeVisible()
    expect(log.element().scrollWidth).toBe(log.element().clientWidth)
  })
})

describe('MSG-01 live', () => {
  test('a link alone is a card, and within text it is a link', async () => {
    const film = 'https://film.example/summit-lake.mp4'
    await open({ rows: [rowOf(1, { content: film }), rowOf(2, { content: `My page: ${film}` })] })
    const card = log.getByRole('link', { name: 'summit-lake.mp4 Video, film.example' })
    await expect.element(card).toHaveAttribute('href', film)
    await expect.element(card).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    await expect.element(log.getByRole('link', { name: film })).toBeVisible()
  })

  test.each(['black', 'green', 'blue', 'purple', 'orange', 'red'])(
    'own bubbles differ from the others’ in %s, light and dark',
    async (theme) => {
      const root = document.documentElement
      root.dataset.theme = theme
      await open({ rows: [rowOf(1), rowOf(2, { side: 'family' })] })
      await expect.element(log.getByText('Message 2')).toBeVisible()
      for (const mode of ['light', 'dark']) {
        root.dataset.mode = mode
        const [one, other] = [colorOf(1), colorOf(2)]
        expect(Math.hypot(...one.map((value, place) => value - (other[place] ?? 0)))).toBeGreaterThan(0.055)
      }
      delete root.dataset.mode
      delete root.dataset.theme
    },
  )

  test('a lost connection is shown quietly until it is back', async () => {
    await open()
    const { breakOff, comeBack } = await hearAs(amara.id)
    const status = page.getByRole('status').filter({ hasText: 'Reconnecting…' })
    await expect.element(log.getByText('Message 1')).toBeVisible()
    expect(status.elements()).toHaveLength(0)
    breakOff()
    await expect.element(status).toBeVisible()
    comeBack()
    await expect.element(status).not.toBeInTheDocument()
  })

  test('a device without a network says so too, even if its socket seems open', async () => {
    await open()
    await hearAs(amara.id)
    dispatchEvent(new Event('offline'))
    await expect.element(page.getByText('Reconnecting…')).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText('Reconnecting…')).not.toBeInTheDocument()
  })

  test('a message from the other side is shown one time, announced, and marked as read', async () => {
    const { asked } = await open()
    const { say } = await hearAs(amara.id)
    const message = messageOf(2, { content: 'Could your mother join?' })
    say(liveEvents.message, message)
    say(liveEvents.message, message)
    await expect.element(log.getByText('Could your mother join?')).toBeVisible()
    expect(log.getByText('Could your mother join?').elements()).toHaveLength(1)
    await expect.element(page.getByText('Marisol Tran: Could your mother join?').first()).toBeInTheDocument()
    await expect.poll(() => bodiesOf(asked, 'POST /message/mark')).toContainEqual({ ids: [message.id] })
  })

  test('the very first message is announced to a waiting person', async () => {
    await open({ rows: [] })
    const { say } = await hearAs(amara.id)
    await expect.element(page.getByRole('heading', { name: 'No Messages Yet' })).toBeVisible()
    const spoken = document.querySelector('section [aria-live=polite]')
    say(liveEvents.message, messageOf(1, { content: 'Welcome' }))
    await expect.poll(() => spoken?.textContent).toBe('Marisol Tran: Welcome')
    expect(spoken?.isConnected).toBe(true)
  })

  test('messages missed during a disconnect are requested from the last known one', async () => {
    const rows = [rowOf(1)]
    const { asked } = await open({ rows })
    const { joinAgain } = await hearAs(amara.id)
    await expect.element(log.getByText('Message 1')).toBeVisible()
    rows.push(rowOf(2), rowOf(3))
    joinAgain()
    await expect.element(log.getByText('Message 3')).toBeVisible()
    expect(asked).toContainEqual(
      expect.objectContaining({ query: { contact: coachTran.id, after: '1', per_page: '1000' } }),
    )
  })

  test("delivered and read follow the other side's receipts", async () => {
    await open({ rows: [rowOf(1, { side: 'family' })] })
    const { say } = await hearAs(amara.id)
    const key = { athlete_user_id: amara.id, contact_id: coachTran.id, side: 'coach' as const }
    await expect.element(log.getByText(/, sent$/)).toBeVisible()
    say(liveEvents.status, { ...key, delivered_seq: 1, read_seq: 0 })
    await expect.element(log.getByText(/, delivered$/)).toBeVisible()
    say(liveEvents.status, { ...key, delivered_seq: 1, read_seq: 1 })
    await expect.element(log.getByText(/, read$/)).toBeVisible()
  })

  test('shows who is typing, and sends that only now and then', async () => {
    const { asked } = await open()
    const { say } = await hearAs(amara.id)
    await expect.element(log).toBeVisible()
    say(liveEvents.typing, {
      athlete_user_id: amara.id,
      contact_id: coachTran.id,
      user_id: coachTran.id,
      name: 'Marisol Tran',
    })
    await expect.element(log.getByText('Marisol Tran is writing')).toBeVisible()
    await userEvent.click(field)
    await userEvent.keyboard('Hello')
    await expect.poll(() => bodiesOf(asked, 'POST /message/typing')).toEqual([{ contact: coachTran.id }])
  })
})

describe('a long conversation', () => {
  const all = Array.from({ length: 10_000 }, (_, place) => rowOf(place + 1))
  const messages = ({ before, after }: Record<string, string>) => {
    if (after) return Response.json(pageOf(all.slice(Number(after))))
    const end = before ? Number(before) - 1 : all.length
    const start = Math.max(0, end - 100)
    return Response.json(pageOf(all.slice(start, end), { hasOlder: start > 0 }))
  }
  const bubbles = () => [...log.element().querySelectorAll<HTMLElement>('[data-seq]')]
  const seqs = () => bubbles().map(({ dataset }) => Number(dataset.seq))
  const scrollTo = (top: number) => {
    log.element().scrollTop = top
    log.element().dispatchEvent(new Event('scroll'))
  }

  test('starts at its end', async () => {
    await open({ messages })
    await expect.element(log.getByText('Message 10000')).toBeInViewport()
  })

  test('loads older messages, keeps the scroll position, and renders only a part', async () => {
    await open({ messages })
    await expect.element(log.getByText('Message 10000')).toBeInViewport()
    for (let first = 9901; first > 9301; first = Math.min(...seqs())) {
      const before = first
      scrollTo(0)
      await expect.poll(() => Math.min(...seqs())).toBeLessThan(before)
      // The former top message is still visible, with the older ones above it.
      const kept = log.element().querySelector<HTMLElement>(`[data-seq="${before}"]`)
      expect(kept?.offsetTop ?? 0).toBeGreaterThan(0)
      expect(Math.abs((kept?.offsetTop ?? 0) - log.element().scrollTop)).toBeLessThan(600)
    }
    expect(bubbles().length).toBeLessThanOrEqual(mostShown)
    expect(log.element().querySelectorAll('*').length).toBeLessThan(1500)
    await page.getByRole('button', { name: 'Newest messages' }).click()
    await expect.element(log.getByText('Message 10000')).toBeInViewport()
    expect(bubbles().length).toBeLessThanOrEqual(mostShown)
  })

  test('stays at its end when the field below it grows, which fires a scroll event', async () => {
    await open({ messages })
    await expect.element(log.getByText('Message 10000')).toBeInViewport()
    const room = log.element().closest<HTMLElement>('[style*="600px"]')
    if (room) room.style.height = '400px'
    log.element().dispatchEvent(new Event('scroll'))
    const below = () => {
      const { scrollHeight, scrollTop, clientHeight } = log.element()
      return Math.round(scrollHeight - scrollTop - clientHeight)
    }
    await expect.poll(below).toBeLessThan(2)
    expect(page.getByRole('button', { name: 'Newest messages' }).elements()).toHaveLength(0)
  })

  test('shows a button for new messages to a person who reads further up', async () => {
    const { asked } = await open({ messages })
    const { say } = await hearAs(amara.id)
    await expect.element(log.getByText('Message 10000')).toBeInViewport()
    scrollTo(400)
    await expect.element(page.getByRole('button', { name: 'Newest messages' })).toBeVisible()
    const marks = bodiesOf(asked, 'POST /message/mark').length
    say(liveEvents.message, messageOf(10_001))
    const jump = page.getByRole('button', { name: 'New messages (1)' })
    await expect.element(jump).toBeVisible()
    expect(bodiesOf(asked, 'POST /message/mark')).toHaveLength(marks)
    await jump.click()
    await expect.element(log.getByText('Message 10001')).toBeInViewport()
    await expect.element(jump).not.toBeInTheDocument()
    await expect.element(log).toHaveFocus()
    await expect.poll(() => bodiesOf(asked, 'POST /message/mark')).toHaveLength(marks + 1)
  })
})

describe('for minors’ safety', () => {
  const menu = page.getByRole('button', { name: 'Safety' })

  test('a coach is blocked after a question, and can be unblocked', async () => {
    let isBlocked = false
    const { asked } = await open({
      messages: () =>
        Response.json(
          pageOf([rowOf(1)], {
            facts: { is_blocked: isBlocked, can: { send: !isBlocked, block: true, report: true } },
          }),
        ),
    })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Block coach' }).click()
    const question = page.getByRole('alertdialog', { name: 'Block Marisol Tran?' })
    isBlocked = true
    await question.getByRole('button', { name: 'Block' }).click()
    await expect.element(page.getByText('You have blocked Marisol Tran.')).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
    isBlocked = false
    await page.getByRole('button', { name: 'Unblock' }).click()
    await expect.element(field).toHaveFocus()
    expect(bodiesOf(asked, 'POST /message/block')).toEqual([
      { contact: coachTran.id, is_blocked: true },
      { contact: coachTran.id, is_blocked: false },
    ])
  })

  test('a message is reported with a reason', async () => {
    const { asked } = await open()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Report a message' }).click()
    const form = page.getByRole('dialog', { name: 'Report a message' })
    await expect.element(form.getByRole('combobox', { name: 'Message' })).toMatchTextContent(/Message 1/)
    await form.getByRole('button', { name: 'Send report' }).click()
    await expect.element(form.getByText('Please choose what is wrong with it')).toBeVisible()
    await form.getByRole('radio', { name: 'Asks for money, or offers it' }).click()
    await form.getByRole('textbox', { name: 'Anything we should know?' }).fill('Twice this week')
    await form.getByRole('button', { name: 'Send report' }).click()
    await expect.element(page.getByText('Thank you. Our team will look at it.')).toBeVisible()
    expect(bodiesOf(asked, `POST /message/${rowOf(1).id}/report`)).toEqual([
      { reason: 'money', note: 'Twice this week' },
    ])
  })

  test('a message under the pointer can be reported directly', async () => {
    await open()
    await log.getByText('Message 1').hover()
    await log.getByRole('button', { name: 'Report this message' }).click()
    const form = page.getByRole('dialog', { name: 'Report a message' })
    await expect.element(form.getByText('Message 1')).toBeVisible()
    await expect.element(form.getByRole('combobox')).not.toBeInTheDocument()
  })

  test('a person who may do neither sees no menu', async () => {
    await open({
      facts: { side: 'coach', can: { send: true, block: false, report: false } },
      viewerId: coachTran.id,
    })
    await expect.element(page.getByRole('heading', { name: 'Amara Whitlock' })).toBeVisible()
    await expect.element(menu).not.toBeInTheDocument()
  })
})
