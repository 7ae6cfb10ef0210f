import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { notices } from '../../messaging/messaging.tables.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { coachViews } from '../../profiles/views/views.tables.ts'
import { recruitment } from '../recruiting.factory.ts'

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
  somebody,
  actingAs,
  college,
  contact,
  coachAt,
  get,
  got,
  post,
  sent,
  view,
} = room

const pageOf = async (who: Somebody) => {
  const [page] = await db().select().from(athletes).where(eq(athletes.user_id, who.id))
  return page?.id ?? ''
}
const unread = async (who: Somebody, query: Record<string, string> = {}) =>
  (await got(who, '/activity-log/unread', query)).data
const mark = (who: Somebody, body: object) => post(who, '/activity-log/views/mark', body)
const viewedOf = async (who: Somebody, user: string): Promise<boolean[]> =>
  (await got(who, '/activity-log/views', { user })).data.events.map(
    ({ viewed }: { viewed: boolean }) => viewed,
  )

const nothing = { total: 0, visit: 0, message: 0, system: 0, by_contact: [] }

describe('RCC-02 the unread count', () => {
  test('has messages and views for a family, by each person’s own marks', async () => {
    const who = await athlete()
    const mother = await parentOf([who])
    const head = await coach()
    await sent(head, who, 'One')
    await sent(head, who, 'Two')
    await view(await pageOf(who), head, '2026-05-01T10:00:00Z')
    const all = {
      total: 3,
      visit: 1,
      message: 2,
      system: 0,
      by_contact: [{ user_id: head.id, athlete_user_id: who.id, message: 2 }],
    }
    for (const reader of [who, mother]) expect(await unread(reader)).toEqual(all)
    await post(who, '/message/mark', { contact_id: head.id })
    await mark(who, { contact_id: head.id })
    expect(await unread(who)).toEqual(nothing)
    expect(await unread(mother)).toEqual(all)
    expect(await unread(head)).toEqual(nothing)
  })

  test('covers all of a parent’s athletes, or the named one', async () => {
    const [one, two] = [await athlete(), await athlete()]
    const parent = await parentOf([one, two])
    const head = await coach()
    await sent(head, one, 'To one')
    await sent(head, two, 'To two')
    await view(await pageOf(two), head, '2026-05-01T10:00:00Z')
    expect(await unread(parent)).toMatchObject({ total: 3, message: 2, visit: 1 })
    expect(await unread(parent, { user: one.id })).toMatchObject({ total: 1, message: 1, visit: 0 })
    expect(await unread(parent, { user: two.id })).toMatchObject({ total: 2, message: 1, visit: 1 })
  })

  test('has messages from families for a coach, and never views', async () => {
    const head = await coach()
    const who = await athlete()
    await view(await pageOf(who), head, '2026-05-01T10:00:00Z')
    await sent(who, head, 'Hello coach')
    expect(await unread(head)).toEqual({
      ...nothing,
      total: 1,
      message: 1,
      by_contact: [{ user_id: who.id, athlete_user_id: who.id, message: 1 }],
    })
  })

  test('covers the roster for a success coach, or messages from coaches to the named athlete', async () => {
    const [one, two] = [await athlete(), await athlete()]
    const success = await successCoachOf(one, two)
    const head = await coach()
    await sent(one, success, 'A question')
    await sent(head, two, 'Hello two')
    await view(await pageOf(two), head, '2026-05-01T10:00:00Z')
    expect(await unread(success)).toMatchObject({
      total: 1,
      visit: 0,
      by_contact: [{ user_id: one.id, athlete_user_id: one.id, message: 1 }],
    })
    expect((await unread(success, { user: one.id })).by_contact).toEqual([
      { user_id: one.id, athlete_user_id: one.id, message: 1 },
    ])
    expect(await unread(success, { user: two.id })).toMatchObject({
      visit: 0,
      by_contact: [{ user_id: head.id, athlete_user_id: two.id, message: 1 }],
    })
  })

  test('covers one coach or one college if asked, like the log', async () => {
    const who = await athlete()
    const [north, south] = [await college(), await college()]
    const [ann, bea, free] = [await coachAt(north), await coachAt(south), await coach()]
    const mother = await parentOf([who])
    await sent(ann, who, 'From Ann')
    await sent(bea, who, 'From Bea')
    await sent(bea, who, 'From Bea again')
    await view(await pageOf(who), ann, '2026-05-01T10:00:00Z')
    await view(await pageOf(who), ann, '2026-05-02T10:00:00Z')
    await view(await pageOf(who), free, '2026-05-03T10:00:00Z')
    for (const reader of [who, mother]) {
      const of = async (query: Record<string, string>) => {
        const { total, visit, message } = await unread(reader, { user: who.id, ...query })
        return { total, visit, message }
      }
      expect(await of({})).toEqual({ total: 6, visit: 3, message: 3 })
      for (const contact of [ann.id, ann.contact_id])
        expect(await of({ contact })).toEqual({ total: 3, visit: 2, message: 1 })
      expect(await of({ contact: free.id })).toEqual({ total: 1, visit: 1, message: 0 })
      expect(await of({ school: String(south) })).toEqual({ total: 2, visit: 0, message: 2 })
      expect(await of({ school: String(south), contact: ann.id })).toEqual({ total: 0, visit: 0, message: 0 })
      expect(await of({ contact: await contact(north) })).toEqual({ total: 0, visit: 0, message: 0 })
    }
    const success = await successCoachOf(who)
    expect(await unread(success, { user: who.id, contact: bea.id })).toMatchObject({ total: 2, message: 2 })
    expect((await get(who, '/activity-log/unread', { contact: 'x' })).json().errors).toHaveProperty('contact')
  })

  test('covers one athlete if a coach asks for one', async () => {
    const [one, two] = [await athlete(), await athlete()]
    const head = await coachAt(await college())
    await sent(one, head, 'One')
    await sent(two, head, 'Two')
    await sent(two, head, 'Two again')
    expect(await unread(head, { contact: two.id })).toMatchObject({ total: 2, message: 2 })
    expect(await unread(head, { contact: one.id })).toMatchObject({ total: 1, message: 1 })
    expect(await unread(head, { school: String(await college()) })).toMatchObject({ total: 0 })
  })

  test('of an athlete’s log ignores the success coach, who is not in the log', async () => {
    const who = await athlete()
    const [success, head] = [await successCoachOf(who), await coach()]
    await sent(success, who, 'From the success coach')
    await sent(head, who, 'From a coach')
    expect(await unread(who)).toMatchObject({ total: 2, message: 2 })
    const ofLog = await unread(who, { user: who.id })
    expect(ofLog).toMatchObject({ total: 1, message: 1 })
    expect(ofLog.by_contact).toHaveLength(2)
  })

  test('has notices for every signed-in person', async () => {
    for (const type of ['admin', 'affiliate', 'editor', 'coach', 'rsc', 'parent'] as const) {
      const who = await somebody({ type })
      await db()
        .insert(notices)
        .values({ id: uuidv7(), user_id: who.id, kind: 'roster', text: 'Hello', created_at: new Date() })
      expect(await unread(who)).toEqual({ ...nothing, system: 1 })
    }
  })

  test('stops at 100', async () => {
    const who = await athlete()
    const athlete_id = await pageOf(who)
    const [head, other] = [await coach(), await coach()]
    await db()
      .insert(coachViews)
      .values(
        Array.from({ length: 130 }, (_, hour) => ({
          id: uuidv7(),
          athlete_id,
          coach_id: hour % 2 ? head.id : other.id,
          viewed_at: new Date(Date.UTC(2026, 0, 1, hour)),
        })),
      )
    await db()
      .insert(notices)
      .values(
        Array.from({ length: 130 }, () => ({
          id: uuidv7(),
          user_id: who.id,
          kind: 'match' as const,
          text: 'Hello',
          created_at: new Date(),
        })),
      )
    expect(await unread(who)).toMatchObject({ total: 100, visit: 100, system: 100 })
  })

  test('has no views if no open center shows them', async () => {
    for (const facts of [{ hasNoCenter: true }, { sport_key: 'soccer' }]) {
      const who = await athlete(facts)
      const head = await coach()
      await view(await pageOf(who), head, '2026-05-01T10:00:00Z')
      await sent(head, who, 'Hello')
      expect(await unread(who)).toMatchObject({ total: 1, visit: 0, message: 1 })
    }
  })

  test('ignores a blocked coach', async () => {
    const who = await athlete()
    const head = await coach()
    await post(who, '/message/block', { contact: head.id, is_blocked: true })
    await sent(head, who, 'withheld')
    expect(await unread(who)).toEqual(nothing)
  })

  test('is marked in the log by each person’s own marks, and their own side’s messages are not new', async () => {
    const who = await athlete()
    const [mother, success, head] = [await parentOf([who]), await successCoachOf(who), await coach()]
    await sent(head, who, 'from the coach')
    await sent(mother, head, 'from the mother')
    const viewed = async (reader: Somebody, user?: string): Promise<boolean[]> =>
      (await got(reader, '/activity-log', { type: 5, ...(user && { user }) })).data.events
        .toSorted((one: { content: string }, two: { content: string }) =>
          one.content < two.content ? -1 : 1,
        )
        .map((event: { viewed: boolean }) => event.viewed)
    expect(await viewed(who)).toEqual([false, true])
    expect(await viewed(success, who.id)).toEqual([false, true])
    expect(await viewed(head)).toEqual([true, false])
    await post(success, '/message/mark', { user: who.id, contact_id: head.id })
    await post(head, '/message/mark', { contact_id: who.id })
    expect(await viewed(success, who.id)).toEqual([true, true])
    expect(await viewed(head)).toEqual([true, true])
    expect(await viewed(who)).toEqual([false, true])
  })

  test('is private', async () => {
    const who = await athlete()
    const other = await athlete()
    const strangers = [
      other,
      await parentOf([other]),
      await successCoachOf(other),
      await coach(),
      await somebody({ type: 'admin' }),
    ]
    for (const stranger of strangers)
      expect((await get(stranger, '/activity-log/unread', { user: who.id })).statusCode).toBe(404)
    expect((await get(who, '/activity-log/unread', { user: 'x' })).statusCode).toBe(422)
    expect((await tested.app.inject({ url: '/api/activity-log/unread' })).statusCode).toBe(401)
  })
})

describe('RCC-02 marking views', () => {
  test('works by coach, as a contact or by account, for each person separately', async () => {
    const who = await athlete()
    const mother = await parentOf([who])
    const [head, other] = [await coachAt(await college()), await coach()]
    const page = await pageOf(who)
    await view(page, head, '2026-05-01T10:00:00Z')
    await view(page, head, '2026-05-02T10:00:00Z')
    await view(page, other, '2026-05-03T10:00:00Z')
    expect((await mark(who, { contact_id: head.contact_id })).json()).toEqual({ data: { marked: 2 } })
    expect((await mark(who, { contact_id: head.id })).json()).toEqual({ data: { marked: 0 } })
    expect(await viewedOf(who, who.id)).toEqual([false, true, true])
    expect(await viewedOf(mother, who.id)).toEqual([false, false, false])
    expect((await mark(mother, { contact_id: other.id, user: who.id })).json().data.marked).toBe(1)
    await view(page, head, '2026-05-04T10:00:00Z')
    expect(await viewedOf(who, who.id)).toEqual([false, false, true, true])
  })

  test('works by ids, and only moves forward', async () => {
    const who = await athlete()
    const head = await coach()
    const page = await pageOf(who)
    const first = await view(page, head, '2026-05-01T10:00:00Z')
    const second = await view(page, head, '2026-05-02T10:00:00Z')
    await view(page, head, '2026-05-03T10:00:00Z')
    expect((await mark(who, { ids: [second, first] })).json().data.marked).toBe(2)
    expect((await mark(who, { ids: [first] })).json().data.marked).toBe(0)
    expect(await viewedOf(who, who.id)).toEqual([false, true, true])
    expect((await mark(who, { ids: [] })).json().data.marked).toBe(0)
  })

  test('on another athlete’s page marks nothing', async () => {
    const [who, other] = [await athlete(), await athlete()]
    const head = await coach()
    const id = await view(await pageOf(other), head, '2026-05-01T10:00:00Z')
    expect((await mark(who, { ids: [id] })).json().data.marked).toBe(0)
    expect(await viewedOf(other, other.id)).toEqual([false])
  })

  test('is not needed by a success coach, for whom views are never new', async () => {
    const who = await athlete()
    const success = await successCoachOf(who)
    await view(await pageOf(who), await coach(), '2026-05-01T10:00:00Z')
    expect(await viewedOf(success, who.id)).toEqual([true])
    expect(await viewedOf(who, who.id)).toEqual([false])
    expect((await mark(success, { user: who.id, ids: [] })).statusCode).toBe(403)
  })

  test('is refused to strangers, and if it names no athlete or no views', async () => {
    const [one, two] = [await athlete(), await athlete()]
    const parent = await parentOf([one, two])
    const stranger = await parentOf([await athlete()])
    expect((await mark(stranger, { user: one.id, ids: [] })).statusCode).toBe(404)
    expect((await mark(two, { user: one.id, ids: [] })).statusCode).toBe(404)
    expect((await mark(parent, { ids: [] })).json().errors).toEqual({ user: ['Please choose an athlete'] })
    expect((await mark(one, {})).json().errors).toEqual({
      contact_id: ['Say which views: contact_id or ids'],
    })
    const wrong = await mark(one, { user: 'x', contact_id: 'y', ids: ['z'] })
    expect(Object.keys(wrong.json().errors).toSorted()).toEqual(['contact_id', 'ids.0', 'user'])
  })

  test('is not done by an admin who acts as another user', async () => {
    const who = await athlete()
    const head = await coach()
    await view(await pageOf(who), head, '2026-05-01T10:00:00Z')
    expect((await mark(await actingAs(who), { contact_id: head.id })).json().data.marked).toBe(0)
    expect(await viewedOf(who, who.id)).toEqual([false])
  })
})
