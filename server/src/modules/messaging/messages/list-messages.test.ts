import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { bulkInsert } from '../../../platform/database/bulk-insert.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { correspondence, type Somebody, textsOf } from '../messaging.factory.ts'
import { conversations, messages } from '../messaging.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { athlete, coach, parentOf, successCoachOf, somebody, sent, read, call, get, post } = correspondence(
  () => tested,
)

const seqsOf = ({ data }: { data: { seq: number }[] }) => data.map(({ seq }) => seq)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)

/** A conversation with this many messages, by the coach and the athlete in turn. */
const longConversation = async (total: number) => {
  const [amara, marisol] = [await athlete(), await coach()]
  await sent(marisol, amara, 'Number 1')
  const [row] = await db().select().from(conversations).where(eq(conversations.athlete_user_id, amara.id))
  const conversation_id = row?.id ?? ''
  const created_at = new Date()
  await bulkInsert(
    db(),
    messages,
    range(2, total).map((seq) => ({
      id: uuidv7(),
      conversation_id,
      seq,
      side: seq % 2 === 0 ? ('family' as const) : ('coach' as const),
      sender_id: seq % 2 === 0 ? amara.id : marisol.id,
      is_on_behalf: false,
      content: `Number ${seq}`,
      client_id: randomUUID(),
      is_withheld: false,
      created_at,
    })),
  )
  await db()
    .update(conversations)
    .set({ last_seq: total, family_last_seq: total, coach_last_seq: total })
    .where(eq(conversations.id, conversation_id))
  return { amara, marisol }
}

describe('MSG-06 the messages of a conversation', () => {
  test('have pages: the newest, then older ones, and missed ones', async () => {
    const { amara, marisol } = await longConversation(2500)
    const newest = await read(amara, marisol)
    expect(seqsOf(newest)).toEqual(range(1501, 2500))
    expect(newest.meta).toEqual({ has_older: true, has_newer: false })
    expect(newest.conversation.last_seq).toBe(2500)

    const older = await read(amara, marisol, { before: 1501 })
    expect(seqsOf(older)).toEqual(range(501, 1500))
    expect(older.meta).toEqual({ has_older: true, has_newer: true })
    const oldest = await read(amara, marisol, { before: 501 })
    expect(seqsOf(oldest)).toEqual(range(1, 500))
    expect(oldest.meta).toEqual({ has_older: false, has_newer: true })

    const missed = await read(marisol, amara, { after: 1000, per_page: 100 })
    expect(seqsOf(missed)).toEqual(range(1001, 1100))
    expect(missed.meta).toEqual({ has_older: true, has_newer: true })
    const all = await read(marisol, amara, { after: 0 })
    expect(seqsOf(all)).toEqual(range(1, 1000))
    expect(all.meta).toEqual({ has_older: false, has_newer: true })
    expect(await read(marisol, amara, { after: 2500 })).toMatchObject({
      data: [],
      meta: { has_older: true, has_newer: false },
    })
    // The messages between two known ones.
    expect(seqsOf(await read(marisol, amara, { after: 7, before: 10 }))).toEqual([8, 9])
  })

  test('include everyone who wrote them, and what can be done', async () => {
    const [amara, marisol] = [await athlete({ user: { first_name: 'Amara' } }), await coach()]
    const father = await parentOf([amara], 'father')
    await sent(marisol, amara, 'Hello')
    await sent(father, marisol, 'Hello, coach')
    const page = await read(amara, marisol)
    expect(
      page.people.map(({ id, type_title }: { id: string; type_title: string }) => [id, type_title]),
    ).toEqual([
      [amara.id, 'Athlete'],
      [marisol.id, 'College coach'],
      [father.id, 'Father'],
    ])
    expect(page.conversation).toMatchObject({
      athlete: { id: amara.id, first_name: 'Amara' },
      contact: { id: marisol.id },
      contact_college: null,
      side: 'family',
      last_seq: 2,
      read_seq: 0,
      is_blocked: false,
      can: { send: true, block: true, report: true },
      closed_because: null,
    })
    expect((await read(marisol, amara)).conversation).toMatchObject({
      side: 'coach',
      can: { send: true, block: false, report: false },
    })
  })

  test('MSG-04 show a family who else reads them, but not a coach', async () => {
    const amara = await athlete()
    const [marisol, tess] = [await coach(), await successCoachOf(amara)]
    const [mother, father] = [await parentOf([amara]), await parentOf([amara], 'father')]
    await sent(tess, amara, 'Hello')
    const readers = async (who: Somebody, contact: Somebody, query = {}) =>
      (await read(who, contact, query)).conversation.readers
    expect(await readers(amara, marisol)).toEqual({ parents: 2, success_coach: true })
    expect(await readers(amara, tess)).toEqual({ parents: 2, success_coach: false })
    expect(await readers(mother, marisol)).toEqual({ parents: 1, success_coach: true })
    expect(await readers(father, tess)).toEqual({ parents: 1, success_coach: false })
    expect(await readers(tess, marisol, { user: amara.id })).toEqual({ parents: 2, success_coach: false })
    expect(await readers(await athlete(), marisol)).toEqual({ parents: 0, success_coach: false })
    for (const who of [marisol, tess]) expect(await readers(who, amara)).toBeNull()
  })

  test('are empty before the first one', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    for (const [who, contact] of [
      [amara, marisol],
      [marisol, amara],
    ] as const)
      expect(await read(who, contact)).toMatchObject({
        data: [],
        meta: { has_older: false, has_newer: false },
        conversation: { last_seq: 0, can: { send: true } },
      })
    expect(await db().$count(conversations, eq(conversations.athlete_user_id, amara.id))).toBe(0)
  })

  test.each([
    ['contact=x', ['contact']],
    ['', ['contact']],
    [`contact=${randomUUID()}&user=x&per_page=0&before=0&after=-1`, ['after', 'before', 'per_page', 'user']],
    [`contact=${randomUUID()}&per_page=1001`, ['per_page']],
    [`contact=${randomUUID()}&before=3000000000&after=3000000000`, ['after', 'before']],
  ])('refuse a wrong request: %s', async (query, fields) => {
    const amara = await athlete()
    const answer = await call(amara, 'GET', `/message?${query}`)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(fields)
  })
})

describe('nobody reads a conversation', () => {
  const refused = async (who: Somebody, contact: Somebody, user?: Somebody) => {
    const answer = await get(who, '/message', { contact: contact.id, ...(user && { user: user.id }) })
    return answer.statusCode
  }

  test('that they are not part of', async () => {
    const [amara, bo, marisol, other] = [await athlete(), await athlete(), await coach(), await coach()]
    const [tess, parent] = [await successCoachOf(bo), await parentOf([bo])]
    await sent(marisol, amara, 'Between us')
    expect(await refused(bo, marisol, amara)).toBe(404)
    expect(await refused(parent, marisol, amara)).toBe(404)
    expect(await refused(tess, marisol, amara)).toBe(404)
    expect(await refused(other, marisol, amara)).toBe(404)
    expect(await refused(other, amara, marisol)).toBe(404)
    expect(await refused(marisol, marisol, amara)).toBe(404)
    // As themselves, they find their own, which is empty.
    expect(textsOf(await read(bo, marisol))).toEqual([])
    expect(textsOf(await read(other, amara))).toEqual([])
    for (const type of ['admin', 'affiliate', 'editor', 'unknown'] as const)
      expect(await refused(await somebody({ type }), marisol, amara)).toBe(403)
    expect(await refused({ id: '', headers: { authorization: '' } }, marisol, amara)).toBe(401)
  })

  test('of an athlete with a success coach, except those two and the parents', async () => {
    const amara = await athlete()
    const [tess, parent, strange] = [
      await successCoachOf(amara),
      await parentOf([amara]),
      await successCoachOf(),
    ]
    await sent(tess, amara, 'Between us')
    expect(textsOf(await read(parent, tess))).toEqual(['Between us'])
    expect(textsOf(await read(tess, tess, { user: amara.id }))).toEqual(['Between us'])
    expect(await refused(strange, tess, amara)).toBe(404)
    expect(await refused(strange, amara)).toBe(404)
    expect(await refused(await coach(), tess, amara)).toBe(404)
  })
})

describe('MSG-02 a sent message is delivered', () => {
  const others = async (who: Somebody, contact: Somebody, query = {}) =>
    (await read(who, contact, query)).conversation.other

  test('when a person on the other side has received it, and its author is notified', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const mother = await parentOf([amara])
    await sent(marisol, amara, 'One')
    await sent(marisol, amara, 'Two')
    expect(await others(marisol, amara)).toEqual({ delivered_seq: 0, read_seq: 0 })
    await read(mother, marisol, { before: 2 })
    expect(await others(marisol, amara)).toEqual({ delivered_seq: 1, read_seq: 0 })
    const told = await post(amara, '/message/delivered', { contact: marisol.id, seq: 99 })
    expect(told.json()).toEqual({ data: { ok: true } })
    expect(await others(marisol, amara)).toEqual({ delivered_seq: 2, read_seq: 0 })
    await post(amara, '/message/delivered', { contact: marisol.id, seq: 1 })
    expect(await others(marisol, amara)).toEqual({ delivered_seq: 2, read_seq: 0 })
  })

  test('but not when a success coach reads in the athlete’s place', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const tess = await successCoachOf(amara)
    await sent(marisol, amara, 'One')
    expect(textsOf(await read(tess, marisol, { user: amara.id }))).toEqual(['One'])
    await post(tess, '/message/delivered', { user: amara.id, contact: marisol.id, seq: 1 })
    expect(await others(marisol, amara)).toEqual({ delivered_seq: 0, read_seq: 0 })
  })

  test('only in one’s own conversations', async () => {
    const [amara, bo, marisol] = [await athlete(), await athlete(), await coach()]
    await sent(marisol, amara, 'One')
    const answer = await post(bo, '/message/delivered', { user: amara.id, contact: marisol.id, seq: 1 })
    expect(answer.statusCode).toBe(404)
    expect(await others(marisol, amara)).toEqual({ delivered_seq: 0, read_seq: 0 })
    const wrong = await post(amara, '/message/delivered', { contact: 'x', seq: 0 })
    expect(Object.keys(wrong.json().errors).toSorted()).toEqual(['contact', 'seq'])
    const tooMany = await post(amara, '/message/delivered', { contact: marisol.id, seq: 3_000_000_000 })
    expect(tooMany.json().errors).toEqual({ seq: ['Must be a whole number from 1 to 2147483647'] })
  })
})
