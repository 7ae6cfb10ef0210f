import type { User } from '@fieldhouse/contract/accounts'
import type { LastMessage, Notice } from '@fieldhouse/contract/messaging'
import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { openLine, stubSockets } from '../../../lib/socket.factory.ts'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { amara, coachTran, lastMessageOf, messageOf, noticeOf, personOf } from '../messaging.factory.ts'
import { MessagesDropdown } from './messages-dropdown.tsx'
import { MessagesWatch } from './messages-watch.tsx'

let line: Awaited<ReturnType<typeof openLine>> | undefined

beforeEach(async () => {
  await page.viewport(1440, 900)
  stubSockets()
})
afterEach(() => {
  line?.stop()
  line = undefined
  vi.unstubAllGlobals()
})

const athlete = viewerOf({
  id: amara.id,
  type: 'athlete',
  sport: { key: 'basketball' },
  access_to_rc: true,
  rc_ended_on: null,
})

const contactOf = (name: string) => personOf({ ...coachTran, id: name, first_name: name })
const from = (name: string, facts: Partial<LastMessage> = {}) =>
  lastMessageOf(1, { contact_id: name, sender: contactOf(name), content: `Hello from ${name}`, ...facts })

interface Far {
  viewer?: User
  pages?: LastMessage[][]
  notices?: Notice[]
  unread?: number
  incoming?: () => Response
}

const button = page.getByRole('button', { name: /^Messages/ })
const panel = page.getByRole('dialog', { name: 'Messages' })
const rows = panel.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
const names = () => rows.elements().map((row) => /Hello from [A-Za-z]+|Message \d/.exec(row.textContent)?.[0])

const open = async ({
  viewer = athlete,
  pages = [[from('Ada')]],
  notices = [],
  unread = 1,
  incoming,
}: Far = {}) => {
  const asked = network({
    'GET /activity-log/unread': () =>
      Response.json({
        data: {
          total: unread,
          visit: 0,
          message: unread,
          system: notices.filter(({ viewed }) => !viewed).length,
          by_contact: [{ user_id: 'Ada', athlete_user_id: amara.id, message: unread }],
        },
      }),
    'GET /message/incoming': ({ query }) => {
      if (incoming) return incoming()
      const current_page = Number(query.page)
      return Response.json({
        data: {
          messages: {
            data: pages[current_page - 1] ?? [],
            meta: { current_page, last_page: pages.length, total: 0 },
          },
          system: {
            data: current_page === 1 ? notices : [],
            meta: { current_page, last_page: 1, total: notices.length },
          },
        },
      })
    },
    'POST /message/system/mark': () => Response.json({ data: { marked: 1 } }),
    'POST /message/delivered': () => Response.json({ data: { ok: true } }),
  })
  const onChat = vi.fn()
  const Frame = () => (
    <>
      <MessagesWatch viewer={viewer} />
      <MessagesDropdown viewer={viewer} onChat={onChat} />
      <button type="button">Outside</button>
    </>
  )
  const site = await openSite({ viewer, Frame })
  const loads = () =>
    asked.filter(({ call }) => call === 'GET /message/incoming').map(({ query }) => query.page)
  return { ...site, asked, onChat, loads }
}

const openPanel = async (far: Far = {}) => {
  const site = await open(far)
  await button.click()
  await expect.element(panel).toBeVisible()
  return site
}

test('MSG-03 a lost connection is shown in the open list', async () => {
  await open()
  line = await openLine(amara.id)
  await button.click()
  await expect.element(rows.first()).toBeVisible()
  line.breakOff()
  await expect.element(panel.getByRole('status').getByText('Reconnecting…')).toBeVisible()
  line.comeBack()
  await expect.element(panel.getByText('Reconnecting…')).not.toBeInTheDocument()
})

describe('MSG-03 the messages in the header', () => {
  test('show the unread count, and 99+ above that', async () => {
    await open({ unread: 100 })
    await expect.element(button.getByText('99+')).toBeVisible()
  })

  test('load when they open, each time from the first page', async () => {
    const { loads } = await open()
    expect(loads()).toEqual([])
    await button.click()
    await expect
      .element(rows.first())
      .toMatchTextContent(/Ada Tran.*Associate head coach, Portland State.*Hello from Ada/)
    expect(loads()).toEqual(['1'])
    await button.click()
    await expect.element(panel).not.toBeInTheDocument()
    await button.click()
    await expect.poll(loads).toEqual(['1', '1'])
  })

  test('mark verified coaches, and no one else', async () => {
    const sender = { ...contactOf('Bo'), verified_by: null }
    await open({ pages: [[from('Ada'), from('Bo', { sender })]] })
    await button.click()
    await expect
      .element(rows.nth(0).getByRole('img', { name: 'Verified coach: Listed by the college' }))
      .toBeVisible()
    await expect.element(rows.nth(1)).toMatchTextContent(/Hello from Bo/)
    await expect.element(rows.nth(1).getByRole('img', { name: /Verified/ })).not.toBeInTheDocument()
  })

  test('load more on scrolling to the end, until the last page', async () => {
    const many = (page: number) => Array.from({ length: 15 }, (_, place) => from(`P${page}N${place}`))
    const { loads } = await openPanel({ pages: [many(1), many(2)] })
    await expect.poll(() => rows.elements().length).toBe(15)
    expect(loads()).toEqual(['1'])
    rows.elements().at(-1)?.scrollIntoView()
    const scroller = panel.getByRole('list', { name: 'Conversations' }).element().parentElement
    if (scroller) scroller.scrollTop = scroller.scrollHeight
    await expect.poll(() => rows.elements().length).toBe(30)
    expect(loads()).toEqual(['1', '2'])
    expect(page.getByRole('button', { name: 'Show more' }).elements()).toEqual([])
  })

  test("a live message replaces its conversation's entry or comes first, and is acknowledged", async () => {
    const { asked } = await openPanel({ pages: [[from('Ada'), from('Ben')]] })
    line = await openLine(athlete.id)
    await expect.poll(names).toEqual(['Hello from Ada', 'Hello from Ben'])
    line.say(
      liveEvents.message,
      messageOf(2, { contact_id: 'Ben', sender: contactOf('Ben'), content: 'Message 2' }),
    )
    await expect.poll(names).toEqual(['Message 2', 'Hello from Ada'])
    line.say(
      liveEvents.message,
      messageOf(1, { contact_id: 'Cy', sender: contactOf('Cy'), content: 'Message 1' }),
    )
    await expect.poll(names).toEqual(['Message 1', 'Message 2', 'Hello from Ada'])
    await expect
      .poll(() => bodiesOf(asked, 'POST /message/delivered'))
      .toEqual(expect.arrayContaining([{ contact: 'Ben', seq: 2 }]))
  })

  test('the counts reload when something was read elsewhere', async () => {
    const { asked } = await open()
    line = await openLine(athlete.id)
    const counts = () => asked.filter(({ call }) => call === 'GET /activity-log/unread').length
    await expect.poll(counts).toBe(1)
    line.say(liveEvents.counts, {})
    line.say(liveEvents.counts, {})
    await expect.poll(counts).toBe(2)
  })

  test('a new message is acknowledged even if the page closes right away', async () => {
    const { asked, unmount } = await open()
    line = await openLine(athlete.id)
    line.say(liveEvents.message, messageOf(2, { contact_id: 'Ben', sender: contactOf('Ben') }))
    await unmount()
    await expect
      .poll(() => bodiesOf(asked, 'POST /message/delivered'))
      .toContainEqual({ contact: 'Ben', seq: 2 })
  })

  test('an entry opens the log of that coach, and the list closes', async () => {
    const { place } = await openPanel()
    await rows.first().getByRole('link').click()
    await expect
      .poll(place)
      .toBe('/recruiting-center/recently-contacted?activeLog=chat&openActivityLog=1&coach_id=Ada')
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('a family without a recruiting center opens the chat over the page', async () => {
    const { onChat } = await openPanel({ viewer: { ...athlete, access_to_rc: false } })
    await rows.first().getByRole('button').click()
    expect(onChat).toHaveBeenCalledExactlyOnceWith({ contact: 'Ada' })
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('show a parent of several athletes whose conversation it is', async () => {
    const child = (user_id: string, first_name: string) => ({
      user_id,
      athlete_id: user_id,
      athlete_slug: user_id,
      first_name,
      last_name: 'Whitlock',
      sport: { key: 'basketball' },
      access_to_rc: true,
      rc_ended_on: null,
      access_to_bcm: false,
      bcm_ended_on: null,
    })
    const parent = viewerOf({ type: 'parent', athletes: [child(amara.id, 'Amara'), child('zoe', 'Zoe')] })
    await openPanel({ viewer: parent, pages: [[from('Ada'), from('Ada', { athlete_user_id: 'zoe' })]] })
    await expect.element(rows.nth(0)).toMatchTextContent(/Amara · Associate head coach/)
    await expect.element(rows.nth(1)).toMatchTextContent(/Zoe · Associate head coach/)
  })

  test('close on a press outside, on Escape, and when the page changes', async () => {
    const { router } = await openPanel()
    await page.getByRole('button', { name: 'Outside' }).click()
    await expect.element(panel).not.toBeInTheDocument()
    await button.click()
    await expect.element(panel).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await button.click()
    await expect.element(panel).toBeVisible()
    await router.navigate({ href: '/about-us' })
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('say when there are none', async () => {
    await openPanel({ pages: [[]] })
    await expect.element(panel.getByRole('heading', { name: 'No Messages', exact: true })).toBeVisible()
    await expect.element(panel.getByText('Chat messages will appear here')).toBeVisible()
  })

  test('say when they did not load, and try again', async () => {
    let isAway = true
    const far: Far = { pages: [[from('Ada')]] }
    const { loads } = await openPanel({
      ...far,
      incoming: () =>
        isAway
          ? refusal(503, 'We’ll be right back.')
          : Response.json({
              data: {
                messages: { data: [from('Ada')], meta: { current_page: 1, last_page: 1, total: 1 } },
                system: { data: [], meta: { current_page: 1, last_page: 1, total: 0 } },
              },
            }),
    })
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/The messages did not load.*right back/)
    isAway = false
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(names).toEqual(['Hello from Ada'])
    expect(loads()).toEqual(['1', '1'])
  })

  test('system notices have a separate list, and are marked when seen', async () => {
    const { asked } = await openPanel({ notices: [noticeOf('a', { path: '/my-page' }), noticeOf('b')] })
    expect(bodiesOf(asked, 'POST /message/system/mark')).toEqual([])
    await panel.getByRole('tab', { name: /System/ }).click()
    const notices = panel.getByRole('list', { name: 'System messages' })
    await expect.element(notices.getByRole('link', { name: /Notice a/ })).toHaveAttribute('href', '/my-page')
    await expect.element(notices.getByText(/Notice b/)).toBeVisible()
    await expect.poll(() => bodiesOf(asked, 'POST /message/system/mark')).toEqual([{ up_to: 'a' }])
  })

  test('the system list has no Show more when only the conversations have another page', async () => {
    const many = Array.from({ length: 15 }, (_, place) => from(`Coach${String.fromCharCode(65 + place)}`))
    const { loads } = await openPanel({ pages: [many, [from('Zoe')]], notices: [noticeOf('a')] })
    await expect.element(panel.getByRole('button', { name: 'Show more' })).toBeInTheDocument()
    await panel.getByRole('tab', { name: /^System/ }).click()
    await expect.element(panel.getByText(/Notice a/)).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
    expect(loads()).toEqual(['1'])
  })

  test('fill a phone, with a close button', async () => {
    await page.viewport(390, 844)
    await openPanel({ pages: [[from('Ada', { content: 'W'.repeat(300) })]] })
    const { width, left } = panel.element().getBoundingClientRect()
    expect([left, width]).toEqual([0, 390])
    expect(document.documentElement.scrollWidth).toBe(390)
    await panel.getByRole('button', { name: 'Close messages' }).click()
    await expect.element(panel).not.toBeInTheDocument()
  })
})
