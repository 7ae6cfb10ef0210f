import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { users } from '../../accounts/accounts.tables.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { messages } from '../../messaging/messaging.tables.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { recruitment } from '../recruiting.factory.ts'
import { activityEvents } from '../recruiting.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const room = recruitment(() => tested)
const {
  athlete,
  parentOf,
  successCoachOf,
  coach,
  college,
  contact,
  coachAt,
  get,
  got,
  sent,
  add,
  view,
  log,
  post,
} = room

const pageOf = async (who: Somebody) => {
  const [page] = await db().select().from(athletes).where(eq(athletes.user_id, who.id))
  return page?.id ?? ''
}

interface Event {
  id: string
  type: number
  event_date: string
  event_time: string
  content: string
  viewed: boolean
}
const shortly = ({ data }: { data: { events: Event[] } }) =>
  data.events.map(
    ({ type, event_date, event_time, content }) => `${type} ${event_date} ${event_time} ${content}`,
  )
const contentsOf = ({ data }: { data: { events: Event[] } }) => data.events.map(({ content }) => content)

/** When a message was written, by the test's clock. */
const writtenAt = (id: string, at: string) =>
  db()
    .update(messages)
    .set({ created_at: new Date(at) })
    .where(eq(messages.id, id))

/** A family and a coach with something of every type between them. */
const everyType = async () => {
  const who = await athlete({ user: { first_name: 'Amara', last_name: 'Park' }, position: 'SG' })
  const collegeId = await college({ short_name: 'Portland State', name: 'Portland State University' })
  const head = await coachAt(collegeId, { first_name: 'Iris', last_name: 'Nolan' })
  await add(who, {
    contact: head.contact_id,
    type: 1,
    event_date: '2026-05-01',
    event_time: '09:00',
    note: 'call',
    outcome: 'reached',
  })
  await add(who, {
    contact: head.contact_id,
    type: 2,
    event_date: '2026-05-02',
    event_time: '09:00',
    note: 'mail',
  })
  await add(who, {
    contact: head.contact_id,
    type: 3,
    event_date: '2026-05-03',
    event_time: '09:00',
    note: 'sms',
  })
  await view(await pageOf(who), head, '2026-05-04T01:30:00Z')
  const { id } = await sent(head, who, 'chat')
  await writtenAt(id, '2026-05-05T03:15:20Z')
  return { who, collegeId, head }
}

describe('RCC-02 the activity log of a family', () => {
  test('has calls, emails, SMS, views, and messages, newest first, with the number of each', async () => {
    const { who } = await everyType()
    for (const reader of [who, await parentOf([who])]) {
      const answer = await log(reader, { user: who.id })
      expect(shortly(answer)).toEqual([
        '5 2026-05-05 03:15 chat',
        '4 2026-05-04 01:30 ',
        '3 2026-05-03 09:00 sms',
        '2 2026-05-02 09:00 mail',
        '1 2026-05-01 09:00 call',
      ])
      expect(answer.data.totals).toEqual({ all: 5, call: 1, email: 1, sms: 1, view: 1, chat: 1 })
      expect(answer.meta).toEqual({ current_page: 1, last_page: 1, total: 5 })
    }
  })

  test('PRO-13 has messages from the contact form of the page, only for the family', async () => {
    const who = await athlete()
    const writer = await coachAt(await college())
    const page = await pageOf(who)
    const write = (contact_name: string, headers: Record<string, string> = {}) =>
      tested.app.inject({
        method: 'POST',
        url: `/api/athlete/${page}/contact`,
        headers,
        payload: {
          contact_name,
          contact_email: 'pat@example.test',
          contact_phone: '(541) 555-0142',
          contact_message: 'We saw you in Bend.',
        },
      })
    expect((await write('Pat Lee')).statusCode).toBe(200)
    expect((await write('Coach', writer.headers)).statusCode).toBe(200)
    for (const reader of [who, await parentOf([who])]) {
      const { data } = await log(reader, { user: who.id })
      expect(data.totals).toMatchObject({ all: 2, email: 2 })
      expect(data.events).toMatchObject([
        { contact: { user_id: writer.id }, college: { id: expect.any(Number) }, author: null },
        {
          type: 2,
          content: 'We saw you in Bend.\npat@example.test, (541) 555-0142',
          contact_id: null,
          contact: { user_id: null, first_name: 'Pat Lee', last_name: '' },
          author: null,
          viewed: true,
          can: { remove: false },
        },
      ])
    }
    expect((await log(writer)).data.events).toEqual([])
  })

  test('shows the other person of an event, who logged it, and what can be done', async () => {
    const { who, head, collegeId } = await everyType()
    const { data } = await log(who, { type: 1 })
    expect(data.events).toEqual([
      {
        id: expect.any(String),
        type: 1,
        event_date: '2026-05-01',
        event_time: '09:00',
        contact_id: head.contact_id,
        contact: {
          user_id: head.id,
          first_name: 'Iris',
          last_name: 'Nolan',
          position: 'Head coach',
          photo: null,
        },
        college: { id: collegeId, name: 'Portland State University', short_name: 'Portland State' },
        user_id: who.id,
        athlete: {
          user_id: who.id,
          first_name: 'Amara',
          last_name: 'Park',
          position: 'Shooting guard',
          photo: null,
        },
        content: 'call',
        outcome: 'reached',
        author: { id: who.id, name: 'Amara Park' },
        me: true,
        viewed: true,
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        can: { remove: true },
      },
    ])
    const [chat, seen] = (await log(await parentOf([who]))).data.events
    expect(chat).toMatchObject({
      me: false,
      author: { id: head.id, name: 'Iris Nolan' },
      can: { remove: false },
    })
    expect(seen).toMatchObject({
      me: false,
      author: null,
      content: '',
      outcome: null,
      can: { remove: false },
    })
  })

  test('shows times in the reader’s time zone, and logged events as they were', async () => {
    const { who } = await everyType()
    expect(shortly(await log(who, { offset: 420 }))).toEqual([
      '5 2026-05-04 20:15 chat',
      '4 2026-05-03 18:30 ',
      '3 2026-05-03 09:00 sms',
      '2 2026-05-02 09:00 mail',
      '1 2026-05-01 09:00 call',
    ])
  })

  test('shows a time with the offset that the time zone had then, whatever it is today', async () => {
    const { who } = await everyType()
    const momentsBy = async (clock: { offset: number; time_zone: string }) =>
      shortly(await log(who, clock)).slice(0, 2)
    const inMay = ['5 2026-05-04 20:15 chat', '4 2026-05-03 18:30 ']
    expect(await momentsBy({ offset: 480, time_zone: 'America/Los_Angeles' })).toEqual(inMay)
    // With an unknown zone, the offset is used.
    expect(await momentsBy({ offset: 420, time_zone: 'Mars/Olympus_Mons' })).toEqual(inMay)
    for (const time_zone of ['+05:30', "UTC'; drop table x", 'a/b/c/d'])
      expect((await get(who, '/activity-log', { time_zone })).json().errors).toEqual({
        time_zone: ['Must be a time zone, such as America/New_York'],
      })
  })

  test.each([1, 2, 3, 4, 5])('filtered to type %i keeps the totals of all', async (type) => {
    const { who } = await everyType()
    const answer = await log(who, { type })
    expect(answer.data.events.map((event: Event) => event.type)).toEqual([type])
    expect(answer.data.totals.all).toBe(5)
    expect(answer.meta.total).toBe(1)
  })

  test('sorts equal times by id, the higher first, whatever the type', async () => {
    const { who, head } = await everyType()
    const ids: string[] = []
    for (const type of [1, 2, 3, 1])
      ids.push(
        (
          await add(who, { contact: head.contact_id, type, event_date: '2026-06-01', event_time: '10:00' })
        ).json().data.id,
      )
    ids.push(await view(await pageOf(who), head, '2026-06-01T10:00:59Z'))
    const answer = await log(who)
    expect(answer.data.events.slice(0, 5).map(({ id }: Event) => id)).toEqual(ids.toSorted().toReversed())
  })

  test('can be filtered by school and by contact, with the contact’s id or the account’s', async () => {
    const { who, head, collegeId } = await everyType()
    const elsewhere = await college()
    const another = await contact(elsewhere)
    await add(who, { contact: another, note: 'elsewhere' })
    expect(contentsOf(await log(who, { school: elsewhere }))).toEqual(['elsewhere'])
    expect((await log(who, { school: collegeId })).data.totals.all).toBe(5)
    expect(contentsOf(await log(who, { contact: another }))).toEqual(['elsewhere'])
    for (const named of [head.id, head.contact_id])
      expect((await log(who, { contact: named })).data.totals).toMatchObject({ all: 5, view: 1, chat: 1 })
    expect((await log(who, { contact: uuidv7() })).data).toMatchObject({ events: [], totals: { all: 0 } })
  })

  test('recognizes a contact who has an account by now, and an account without a college', async () => {
    const who = await athlete()
    const collegeId = await college()
    const free = await coach({ first_name: 'Free', last_name: 'Agent' })
    await add(who, { contact: free.id, note: 'with an account alone' })
    expect((await log(who)).data.events[0]).toMatchObject({
      contact_id: null,
      college: null,
      contact: { user_id: free.id, first_name: 'Free', position: null },
    })
    const joined = await contact(collegeId, { user_id: free.id, first_name: 'Free', last_name: 'Agent' })
    expect((await log(who)).data.events[0]).toMatchObject({ contact_id: joined, college: { id: collegeId } })
    expect(contentsOf(await log(who, { contact: joined }))).toEqual(['with an account alone'])
    expect(contentsOf(await log(who, { school: collegeId }))).toEqual(['with an account alone'])
  })

  test('never has messages with the success coach, or those of a blocked coach', async () => {
    const { who, head } = await everyType()
    const success = await successCoachOf(who)
    await sent(success, who, 'About your essay')
    await post(who, '/message/block', { contact: head.id, is_blocked: true })
    await sent(head, who, 'withheld')
    expect(contentsOf(await log(who, { type: 5 }))).toEqual(['chat'])
    expect(contentsOf(await log(success, { user: who.id, type: 5 }))).toEqual(['chat'])
    expect(contentsOf(await log(head))).toEqual(['withheld', 'chat'])
  })

  test('shows messages of the same moment in the order of their conversation', async () => {
    const [who, head] = [await athlete(), await coach()]
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 })
    try {
      const written = Array.from({ length: 12 }, (_, place) => `${place}`)
      for (const content of written) await sent(head, who, content)
      expect(contentsOf(await log(who))).toEqual(written.toReversed())
    } finally {
      vi.useRealTimers()
    }
  })

  test('has pages that join without a gap, each event once', async () => {
    const who = await athlete()
    const contact_id = await contact(await college())
    await db()
      .insert(activityEvents)
      .values(
        Array.from({ length: 2500 }, (_, place) => ({
          id: uuidv7(),
          athlete_user_id: who.id,
          contact_id,
          type: ([1, 2, 3] as const)[place % 3] ?? 1,
          event_date: '2026-05-01',
          event_time: `1${place % 7}:00`,
          note: `note ${place}`,
          author_id: who.id,
          created_at: new Date(),
        })),
      )
    const pages = [await log(who), await log(who, { page: 2 }), await log(who, { page: 3 })]
    expect(pages.map(({ data }) => data.events.length)).toEqual([1000, 1000, 500])
    const events: Event[] = pages.flatMap(({ data }) => data.events)
    expect(new Set(events.map(({ id }) => id)).size).toBe(2500)
    const keys = events.map(({ event_time, id }) => `${event_time} ${id}`)
    expect(keys).toEqual(keys.toSorted().toReversed())
    expect(pages[0]?.meta).toEqual({ current_page: 1, last_page: 3, total: 2500 })
    expect(pages[0]?.data.totals).toMatchObject({ all: 2500, call: 834, email: 833, sms: 833 })
    expect(await log(who, { page: 4 })).toMatchObject({
      data: { events: [], totals: { all: 2500 } },
      meta: { current_page: 4, last_page: 3 },
    })
    expect((await log(who, { per_page: 10, type: 2 })).meta).toMatchObject({ last_page: 84, total: 833 })
  })

  test('reports everything that is wrong in the address', async () => {
    const who = await athlete()
    const answer = await get(who, '/activity-log', {
      user: 'x',
      type: 9,
      school: 0,
      contact: 'y',
      per_page: 1001,
      page: 0,
      offset: 900,
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual([
      'contact',
      'offset',
      'page',
      'per_page',
      'school',
      'type',
      'user',
    ])
  })
})

describe('RCC-02 the activity log of a coach', () => {
  test('has the coach’s own notes and the messages, never views', async () => {
    const { who, head } = await everyType()
    await add(head, { contact: who.id, type: 1, event_date: '2026-05-06', note: 'strong wing' })
    const answer = await log(head)
    expect(contentsOf(answer)).toEqual(['strong wing', 'chat'])
    expect(answer.data.totals).toEqual({ all: 2, call: 1, email: 0, sms: 0, view: 0, chat: 1 })
    for (const path of ['/activity-log/views', '/activity-log?type=4'])
      expect((await room.call(head, 'GET', path)).statusCode).toBe(403)
  })

  test('is private, like the family’s: neither reads the other’s notes', async () => {
    const { who, head } = await everyType()
    await add(head, { contact: who.id, note: 'scouting note' })
    const [mother, success] = [await parentOf([who]), await successCoachOf(who)]
    for (const reader of [who, mother, success])
      expect(contentsOf(await log(reader, { user: who.id }))).not.toContain('scouting note')
    await add(mother, { contact: head.id, note: 'he seems pushy' })
    await add(success, { user: who.id, contact: head.id, note: 'keep an eye on him' })
    expect(contentsOf(await log(head))).toEqual(['scouting note', 'chat'])
    expect(JSON.stringify((await got(head, '/activity-log/all-events')).data)).not.toContain('pushy')
    const other = await coachAt(await college())
    expect((await log(other)).data.events).toEqual([])
  })

  test('has nothing about a deleted athlete', async () => {
    const { who, head } = await everyType()
    const another = await athlete()
    await add(head, { contact: who.id, note: 'strong wing' })
    await add(head, { contact: another.id, note: 'another' })
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, who.id))
    const answer = await log(head)
    expect(contentsOf(answer)).toEqual(['another'])
    expect(answer.data.totals).toMatchObject({ all: 1, call: 1, chat: 0 })
    const { data } = await got(head, '/activity-log/all-events')
    expect([data.total, Object.keys(data.events)]).toEqual([1, [another.id]])
  })

  test('can be filtered by athlete', async () => {
    const { who, head } = await everyType()
    const another = await athlete()
    await add(head, { contact: another.id, note: 'another' })
    expect(contentsOf(await log(head, { contact: another.id }))).toEqual(['another'])
    expect(contentsOf(await log(head, { contact: who.id }))).toEqual(['chat'])
    expect((await log(head, { user: head.id })).data.totals.all).toBe(2)
    expect((await get(head, '/activity-log', { user: who.id })).statusCode).toBe(404)
  })
})

describe('RCC-02 views', () => {
  test('have only views', async () => {
    const { who, head } = await everyType()
    const answer = await got(who, '/activity-log/views')
    expect(answer.data.events).toMatchObject([{ type: 4, contact_id: head.contact_id, viewed: false }])
    expect(answer.meta.total).toBe(1)
  })

  test('come from coaches who really view the page', async () => {
    const who = await athlete()
    const head = await coach()
    const looking = { ...head.headers, 'user-agent': 'Mozilla/5.0 Firefox/140' }
    const url = `/api/athlete/${await pageOf(who)}/view`
    const answer = await tested.app.inject({ method: 'POST', url, headers: looking })
    expect(answer.statusCode).toBe(200)
    expect((await got(who, '/activity-log/views')).data.events).toMatchObject([
      { contact: { user_id: head.id } },
    ])
  })
})

describe('RCC-02 all events', () => {
  test('are grouped by contact, or by the account of a coach who is not one', async () => {
    const { who, head, collegeId } = await everyType()
    const free = await coach()
    await sent(free, who, 'Hi')
    const { data } = await got(who, '/activity-log/all-events')
    expect(data.total).toBe(6)
    expect(Object.keys(data.events).toSorted()).toEqual([head.contact_id, free.id].toSorted())
    expect(data.events[head.contact_id].map(({ type }: Event) => type)).toEqual([5, 4, 3, 2, 1])
    expect(data.colleges).toEqual([
      { id: collegeId, name: 'Portland State University', short_name: 'Portland State' },
    ])
    expect(data.athletes).toMatchObject([{ user_id: who.id, last_name: 'Park' }])
  })

  test('filtered by type are only those, with their total', async () => {
    const { who, head } = await everyType()
    const { data } = await got(who, '/activity-log/all-events', { type: 3 })
    expect(data.total).toBe(1)
    expect(data.events[head.contact_id].map(({ content }: Event) => content)).toEqual(['sms'])
    expect((await get(head, '/activity-log/all-events', { type: 4 })).statusCode).toBe(403)
    expect((await get(who, '/activity-log/all-events', { type: 9 })).statusCode).toBe(422)
  })

  test('are grouped by athlete for a coach', async () => {
    const { who, head } = await everyType()
    const another = await athlete()
    await sent(head, another, 'Hello')
    const { data } = await got(head, '/activity-log/all-events')
    expect(Object.keys(data.events).toSorted()).toEqual([who.id, another.id].toSorted())
    expect(data.athletes).toHaveLength(2)
    expect(data.total).toBe(2)
  })
})
