import type { User } from '@fieldhouse/contract/accounts'
import type { RosterConversation } from '@fieldhouse/contract/messaging'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { amara, coachTran, lastMessageOf, mother, pageOf, rowOf } from '../messaging.factory.ts'
import { MessengerPage } from '../pages/messenger-page.tsx'
import { MessagesRing } from './messages-ring.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const coach = viewerOf({ id: coachTran.id, type: 'coach' })
const successCoach = viewerOf({ id: coachTran.id, type: 'rsc' })

const onRoster = (facts: Partial<RosterConversation> = {}): RosterConversation => ({
  user_id: amara.id,
  athlete_id: 'page',
  athlete_slug: 'amara-whitlock',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  contact_info: { phone: null },
  unread_count: 2,
  last_message: { ...rowOf(1, { side: 'family', content: 'When is the deadline?' }), sender: amara },
  ...facts,
})

const roster = [
  onRoster(),
  onRoster({ user_id: 'other', first_name: 'Lina', unread_count: 0, last_message: null }),
]

const far = (answers: Parameters<typeof network>[0] = {}) =>
  network({
    'GET /activity-log/unread': () =>
      Response.json({ data: { total: 120, visit: 0, message: 120, system: 0, by_contact: [] } }),
    'GET /message/incoming': () =>
      Response.json({
        data: {
          messages: {
            data: [
              lastMessageOf(1, {
                side: 'family',
                sender: amara,
                recipient: coachTran,
                content: 'Here is the film',
              }),
            ],
            meta: { current_page: 1, last_page: 1, total: 1 },
          },
          system: { data: [], meta: { current_page: 1, last_page: 1, total: 0 } },
        },
      }),
    'GET /panel/my-rosters-with-message': () =>
      Response.json({ data: roster, meta: { current_page: 1, last_page: 1, total: 2 } }),
    'GET /message': () => Response.json(pageOf([rowOf(1)], { facts: { side: 'coach' } })),
    'POST /message/mark': () => Response.json({ data: { marked: 1 } }),
    ...answers,
  })

const openPage = async (viewer: User, start: string | null = null) => {
  const onSelect = vi.fn()
  const Frame = () => {
    const [selected, setSelected] = useState(start)
    return (
      <MessengerPage
        viewer={viewer}
        selected={selected}
        onSelect={(next) => {
          onSelect(next)
          setSelected(next)
        }}
      />
    )
  }
  return { ...(await openSite({ viewer, Frame })), onSelect }
}

const matchMediaOf = window.matchMedia.bind(window)

const list = page.getByRole('list', { name: 'Conversations' })
const chat = page.getByRole('region', { name: 'Chat with Amara Whitlock' })

describe('MSG-05 /coach/messenger', () => {
  test("lists a coach's conversations, and opens the chosen one", async () => {
    const asked = far()
    const { onSelect } = await openPage(coach)
    await expect.element(page.getByRole('heading', { name: 'Pick an athlete' })).toBeVisible()
    await list.getByRole('button', { name: /Amara Whitlock.*Here is the film/ }).click()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(amara.id)
    await expect.element(chat.getByRole('log')).toBeVisible()
    await expect.element(chat.getByRole('textbox', { name: 'Message', exact: true })).toHaveFocus()
    expect(asked).toContainEqual(
      expect.objectContaining({ call: 'GET /message', query: { contact: amara.id, per_page: '50' } }),
    )
  })

  test('shows the athlete, and says who in the family wrote', async () => {
    const written = lastMessageOf(1, {
      side: 'family',
      sender_id: mother.id,
      sender: mother,
      content: 'Hello',
    })
    far({
      'GET /message/incoming': () =>
        Response.json({
          data: {
            messages: { data: [written], meta: { current_page: 1, last_page: 1, total: 1 } },
            system: { data: [], meta: { current_page: 1, last_page: 1, total: 0 } },
          },
        }),
    })
    await openPage(coach)
    const row = list.getByRole('button')
    await expect
      .element(row)
      .toMatchTextContent(/Amara Whitlock.*#14, Class of 2027, Shooting guard.*Dana \(mother\): Hello/)
    await expect.element(row).not.toMatchTextContent(/Dana Whitlock|Female|lbs/)
  })

  test('a success coach sees which family member wrote', async () => {
    const last_message = { ...rowOf(1, { side: 'family', content: 'Hello' }), sender: mother }
    far({
      'GET /panel/my-rosters-with-message': () =>
        Response.json({
          data: [onRoster({ last_message })],
          meta: { current_page: 1, last_page: 1, total: 1 },
        }),
    })
    await openPage(successCoach)
    await expect
      .element(list.getByRole('button'))
      .toMatchTextContent(/Amara Whitlock.*Dana \(mother\): Hello/)
  })

  test('opens the person in the address, even before the first message', async () => {
    far()
    await openPage(coach, amara.id)
    await expect.element(chat.getByText('Message 1')).toBeVisible()
    await expect
      .element(chat.getByRole('link', { name: 'Amara Whitlock' }))
      .toHaveAttribute('href', '/amara-whitlock')
    await expect.element(list.getByRole('button', { name: /Amara/ })).toHaveAttribute('aria-current', 'true')
  })

  test('on a phone the list and the conversation are separate screens, with a Back button', async () => {
    await page.viewport(390, 844)
    far()
    await openPage(coach)
    await list.getByRole('button', { name: /Amara/ }).click()
    await expect.element(chat).toBeVisible()
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(chat.getByRole('textbox', { name: 'Message', exact: true })).toBeInViewport()
    expect(document.documentElement.scrollWidth).toBe(390)
    await chat.getByRole('button', { name: 'Back to messages' }).click()
    await expect.element(list).toBeVisible()
    await expect.element(chat).not.toBeInTheDocument()
    await expect.element(list.getByRole('button', { name: /Amara/ })).toHaveFocus()
  })

  test("on touch devices, the focus goes to the chosen person's name", async () => {
    await page.viewport(390, 844)
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)' || matchMediaOf(query).matches,
    }))
    far()
    await openPage(coach)
    await list.getByRole('button', { name: /Amara/ }).click()
    await expect.element(chat.getByRole('heading', { name: 'Amara Whitlock' })).toHaveFocus()
  })

  test('a success coach finds the whole roster, including people who have not written', async () => {
    far()
    await openPage(successCoach)
    await expect
      .element(list.getByRole('button', { name: /Amara.*When is the deadline\?.*2 unread/ }))
      .toBeVisible()
    await expect.element(list.getByRole('button', { name: /Lina.*No Messages Yet/ })).toBeVisible()
  })

  test('says when the roster did not load, and tries again', async () => {
    let isAway = true
    far({
      'GET /panel/my-rosters-with-message': () =>
        isAway
          ? refusal(503, 'We’ll be right back.')
          : Response.json({ data: roster, meta: { current_page: 1, last_page: 1, total: 2 } }),
    })
    await openPage(successCoach)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The messages did not load/)
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(list).toBeVisible()
  })
})

describe("MSG-05 a success coach's ring", () => {
  test('shows the unread count, and opens the messages center', async () => {
    far()
    await openSite({ viewer: successCoach, Frame: () => <MessagesRing viewer={successCoach} /> })
    const ring = page.getByRole('button', { name: 'Messages, more than 99 unread' })
    await expect.element(ring.getByText('99+')).toBeVisible()
    await ring.click()
    const center = page.getByRole('dialog', { name: 'Messages' })
    await center.getByRole('button', { name: /Amara/ }).click()
    await expect.element(center.getByRole('log')).toBeVisible()
    await center.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.element(center).not.toBeInTheDocument()
  })
})
