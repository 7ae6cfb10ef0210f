import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { openCenterPage } from '../center-page.factory.tsx'
import {
  amara,
  coachCenter,
  coachOf,
  collegeIn,
  eventOf,
  logEntryOf,
  newId,
  successCoachCenter,
} from '../recruiting.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const open = '?openActivityLog=1'

describe('RCC-02 the activity log', () => {
  test('is grouped by day, newest first, with its total', async () => {
    const { getByRole } = await openCenterPage({
      at: open,
      events: [
        eventOf({ event_date: '2026-11-09', type: 3, content: 'Confirmed: day 1.' }),
        eventOf({ event_time: '16:12', outcome: 'reached' }),
      ],
    })
    const log = getByRole('region', { name: 'Activity Log' })
    await expect.element(log.getByRole('heading', { level: 2 })).toMatchTextContent(/Activity Log ?2/)
    await expect
      .element(log.getByRole('heading', { level: 3 }).first())
      .toHaveTextContent('Saturday, November 14')
    await expect
      .element(log.getByRole('heading', { level: 3 }).nth(1))
      .toHaveTextContent('Monday, November 9')
    await expect
      .element(log.getByRole('listitem').first())
      .toMatchTextContent(/Call, reached.*4:12 pm.*Marisol Tran, Portland State.*Asked about the film\./)
  })

  test('its tab is in the address, and loads its own entries', async () => {
    const { getByRole, asked, place } = await openCenterPage({ at: open })
    await getByRole('tab', { name: 'SMS' }).click()
    await expect.poll(place).toContain('activeLog=sms')
    await expect.poll(() => asked.at(-1)?.query).toMatchObject({ type: '3', user: amara, per_page: '1000' })
    await getByRole('tab', { name: 'Views' }).click()
    await expect.poll(() => asked.at(-1)?.call).toBe('GET /activity-log/views')
  })

  test.each([
    ['all', 'Start an Event'],
    ['call', 'Start an Event'],
    ['view', 'No Views Yet'],
    ['chat', 'No Messages Yet'],
  ])('an empty %s tab says %s, and suggests selecting a coach', async (tab, title) => {
    const { getByRole } = await openCenterPage({ at: `${open}&activeLog=${tab}` })
    const panel = getByRole('tabpanel')
    await expect.element(panel.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(panel).toMatchTextContent(/Pick a coach/)
  })

  test('a coach has no views, and is asked to select an athlete', async () => {
    const { getByRole, asked } = await openCenterPage({ center: coachCenter, at: `${open}&activeLog=view` })
    await expect.element(getByRole('tabpanel')).toMatchTextContent(/Start an Event.*Pick an athlete/)
    expect(getByRole('tab', { name: 'Views' }).elements()).toHaveLength(0)
    expect(getByRole('tab', { name: 'Logs' }).elements()).toHaveLength(0)
    expect(asked.some(({ call }) => call === 'GET /activity-log/views')).toBe(false)
  })

  test('a success coach sees who did what', async () => {
    const { getByRole } = await openCenterPage({
      center: successCoachCenter,
      at: `${open}&activeLog=log`,
      answers: {
        'GET /activity-log/logs': () =>
          Response.json({ data: [logEntryOf()], meta: { current_page: 1, last_page: 1, total: 1 } }),
      },
    })
    await expect
      .element(getByRole('tabpanel'))
      .toMatchTextContent(/Saturday, November 14.*Sasha Green.*Added a call with Marisol Tran/)
  })

  test('its badges are about the selected person, and about everyone when it is widened', async () => {
    const tran = coachOf('Marisol Tran')
    const college = collegeIn({ coaches: [tran] })
    const { getByRole } = await openCenterPage({
      at: `${open}&page=1&college_id=${college.id}&coach_id=${tran.id}`,
      items: [college],
      answers: {
        'GET /activity-log/unread': ({ query }) =>
          Response.json({
            data: {
              ...(query.contact === tran.id
                ? { total: 3, visit: 1, message: 2 }
                : { total: 15, visit: 7, message: 8 }),
              system: 0,
              by_contact: [],
            },
          }),
      },
    })
    const log = getByRole('region', { name: 'Activity Log' })
    await expect.element(getByRole('tab', { name: /^Chat/ })).toMatchTextContent(/2 new/)
    await expect.element(getByRole('tab', { name: /^Views/ })).toMatchTextContent(/1 new/)
    await expect.element(getByRole('button', { name: /^Activity Log/ })).toMatchTextContent(/3 new/)
    await log.getByText('Everyone').click()
    await expect.element(getByRole('tab', { name: /^Chat/ })).toMatchTextContent(/8 new/)
    await expect.element(getByRole('button', { name: /^Activity Log/ })).toMatchTextContent(/15 new/)
  })

  test('views further down stay new until someone scrolls to them', async () => {
    const view = { type: 4, viewed: false, author: null, me: false } as const
    const first = eventOf({ ...view, event_time: '20:00' })
    const last = eventOf({ ...view, event_time: '08:00' })
    const between = Array.from({ length: 60 }, () => eventOf())
    const { asked } = await openCenterPage({ at: open, events: [first, ...between, last] })
    const marked = () => bodiesOf(asked, 'POST /activity-log/views/mark')
    await expect.poll(marked).toEqual([{ user: amara, ids: [first.id] }])
    // Only the first rows are there right away. The others follow in the background.
    const lastRow = () => document.querySelector(`[data-unseen="${last.id}"]`)
    await expect.poll(lastRow).not.toBeNull()
    lastRow()?.scrollIntoView()
    await expect.poll(() => marked().at(1)).toEqual({ user: amara, ids: [last.id] })
  })

  test('views are seen when listed; messages only on the chat tab', async () => {
    const view = eventOf({ type: 4, viewed: false, author: null, me: false })
    const message = eventOf({ type: 5, viewed: false, me: false })
    const { getByRole, asked } = await openCenterPage({ at: open, events: [view, message] })
    await expect
      .poll(() => bodiesOf(asked, 'POST /activity-log/views/mark'))
      .toEqual([{ user: amara, ids: [view.id] }])
    expect(bodiesOf(asked, 'POST /message/mark')).toEqual([])
    await getByRole('tab', { name: 'Chat' }).click()
    await expect
      .poll(() => bodiesOf(asked, 'POST /message/mark'))
      .toEqual([{ user: amara, ids: [message.id] }])
  })

  test('entries that nobody looks at stay new', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { getByRole, asked } = await openCenterPage({
      at: `${open}&activeLog=chat`,
      events: [eventOf({ type: 5, viewed: false, me: false })],
    })
    await expect.element(getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    expect(bodiesOf(asked, 'POST /message/mark')).toEqual([])
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => bodiesOf(asked, 'POST /message/mark')).toHaveLength(1)
  })

  test('a success coach marks nothing for the athlete', async () => {
    const { getByRole, asked } = await openCenterPage({
      center: successCoachCenter,
      at: `${open}&activeLog=chat`,
      events: [eventOf({ type: 5, viewed: false }), eventOf({ type: 4, viewed: false })],
    })
    await expect.element(getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    expect(asked.filter(({ call }) => call.endsWith('/mark'))).toEqual([])
  })

  test('an event is removed after a question, and disappears from list and total', async () => {
    const kept = eventOf({ type: 2, content: 'Schedule' })
    const removed = eventOf()
    const { getByRole, asked } = await openCenterPage({
      at: open,
      events: [kept, removed],
      answers: { [`DELETE /activity-log/${removed.id}`]: () => Response.json({ data: { removed: true } }) },
    })
    await getByRole('button', { name: /^Remove: Call/ }).click()
    expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
    await getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    const log = getByRole('region', { name: 'Activity Log' })
    await expect.poll(() => log.getByRole('listitem').elements()).toHaveLength(1)
    await expect.element(log.getByRole('heading', { level: 2 })).toMatchTextContent(/Activity Log ?1/)
  })

  test('an event that could not be removed stays, with the reason', async () => {
    const event = eventOf()
    const { getByRole } = await openCenterPage({
      at: open,
      events: [event],
      answers: { [`DELETE /activity-log/${event.id}`]: () => refusal(404, 'This event is gone.') },
    })
    await getByRole('button', { name: /^Remove: Call/ }).click()
    await getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.element(getByRole('alertdialog')).toMatchTextContent(/This event is gone\./)
  })

  test('selecting a person narrows it, until it is widened again', async () => {
    const marisol = coachOf('Marisol Tran')
    const { getByRole, getByText, asked } = await openCenterPage({
      at: `${open}&page=1&coach_id=${marisol.id}`,
      items: [collegeIn({ coaches: [marisol] })],
    })
    await expect.poll(() => asked.filter(({ call }) => call === 'GET /activity-log')).toHaveLength(1)
    expect(asked.find(({ call }) => call === 'GET /activity-log')?.query.contact).toBe(marisol.id)
    await expect.element(getByRole('radio', { name: 'Marisol Tran' })).toBeChecked()
    await getByText('Everyone').click()
    await expect
      .poll(() => asked.filter(({ call }) => call === 'GET /activity-log').at(-1)?.query.contact)
      .toBeUndefined()
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    const { getByRole } = await openCenterPage({
      at: open,
      answers: {
        'GET /activity-log': () =>
          isAway
            ? refusal(503, 'We’ll be right back.')
            : Response.json({
                data: {
                  events: [eventOf()],
                  totals: { all: 1, call: 1, email: 0, sms: 0, view: 0, chat: 0 },
                },
                meta: { current_page: 1, last_page: 1, total: 1 },
              }),
      },
    })
    await expect.element(getByRole('alert')).toMatchTextContent(/The log did not load.*right back/)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByRole('tabpanel').getByRole('listitem')).toBeVisible()
  })

  test('a thousand events are there, and hidden ones are not laid out', async () => {
    const events = Array.from({ length: 1000 }, (_, place) =>
      eventOf({ id: newId(), event_date: `2026-${String((place % 12) + 1).padStart(2, '0')}-03` }),
    )
    await openCenterPage({ at: open, events })
    // Not by role, because that would query each of a thousand rows again and again.
    const all = () => [...document.querySelectorAll('[role=tabpanel] li')]
    await expect.poll(() => all().length).toBe(1000)
    expect(document.querySelectorAll('[role=tabpanel] h3').length).toBeLessThanOrEqual(12)
    const drawn = () => all().filter((row) => row.checkVisibility({ contentVisibilityAuto: true }))
    await expect.poll(() => drawn().length).toBeLessThan(200)
    all().at(-1)?.scrollIntoView()
    await expect.poll(() => all().at(-1)?.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
  })
})
