import { randomUUID } from 'node:crypto'
import type { Actor, UserType } from '@fieldhouse/contract/guards'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { resetClock, stopClock } from '../../../platform/clock.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { outbox } from '../../../platform/jobs/jobs.tables.ts'
import { findParticipants } from '../conversations/participants.queries.ts'
import { resolveConversation } from '../conversations/resolve-conversation.ts'
import { correspondence, type Somebody, textsOf } from '../messaging.factory.ts'
import { conversations, drafts, readMarks } from '../messaging.tables.ts'
import { storeMessage } from './store-message.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(() => {
  resetClock()
  vi.restoreAllMocks()
})

const db = () => tested.ports.database.db
const { athlete, coach, actingAs, send, sent, read, post } = correspondence(() => tested)

const asActor = ({ id }: Somebody, type: UserType): Actor => ({
  id,
  type,
  is_super_admin: false,
  impersonator_id: null,
  has_promo_code: false,
  has_roster: false,
  is_verified_coach: type === 'coach',
  access: [],
  ended: [],
})

/** What a request has read before it stores its message. */
const seenBy = async (actor: Actor, contact: Somebody) => {
  const conversation = await resolveConversation(db(), actor, { contact: contact.id })
  const people = await findParticipants(db(), conversation, [actor.id])
  return (content: string) =>
    storeMessage(db(), { actor, conversation, people, content, client_id: randomUUID() })
}

/** The statements of messaging: what is read about the people, and everything in its own tables. */
const watchStatements = () => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  return () =>
    spy.mock.calls
      .map(([query]): string => (typeof query === 'string' ? query : Object(query).text))
      .filter((text) => /"messaging_|"roster_claims"/.test(text) && !text.includes('"sessions"'))
}

const storedConversation = async ({ id }: Somebody) => {
  const [stored] = await db().select().from(conversations).where(eq(conversations.athlete_user_id, id))
  return stored
}

describe('MSG-06 a message in a conversation that exists', () => {
  test('takes two reads and one statement that writes everything', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await sent(marisol, amara, 'First')
    const statements = watchStatements()
    await sent(marisol, amara, 'Second')
    const verbs = statements().map((text) => text.slice(0, text.indexOf(' ')))
    expect(verbs).toEqual(['select', 'select', 'with'])
  })

  test('leaves the same marks as the first one, no draft, and nothing in the outbox', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    for (const [place, text] of ['First', 'Second'].entries()) {
      const seq = place + 1
      await post(marisol, '/message/draft', { contact: amara.id, content: text })
      const { created_at } = await sent(marisol, amara, text)
      const at = new Date(created_at)
      expect(await storedConversation(amara)).toMatchObject({
        last_seq: seq,
        family_last_seq: seq,
        coach_last_seq: seq,
        family_last_at: at,
        coach_last_at: at,
        coach_delivered_seq: seq,
        coach_read_seq: seq,
        family_delivered_seq: 0,
        family_read_seq: 0,
      })
      const marks = await db().select().from(readMarks).where(eq(readMarks.user_id, marisol.id))
      expect(marks).toMatchObject([{ read_seq: seq }])
      expect(await db().select().from(drafts).where(eq(drafts.user_id, marisol.id))).toEqual([])
    }
    await eventually(async () => {
      const rows = await db().select().from(outbox).where(eq(outbox.kind, 'realtime'))
      expect(rows.filter(({ left_at }) => left_at === null)).toEqual([])
    })
  })

  test('gets the next number if somebody else wrote a moment ago', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await sent(marisol, amara, 'First')
    const store = await seenBy(asActor(marisol, 'coach'), amara)
    const second = await sent(amara, marisol, 'Second')
    const third = await store('Third')
    expect([second.seq, third.seq]).toEqual([2, 3])
    expect(third.created_at > second.created_at).toBe(true)
    expect(textsOf(await read(amara, marisol))).toEqual(['First', 'Second', 'Third'])
  })

  test('is withheld or refused if the family blocked the coach a moment ago', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await sent(marisol, amara, 'First')
    const storeAsCoach = await seenBy(asActor(marisol, 'coach'), amara)
    const storeAsFamily = await seenBy(asActor(amara, 'athlete'), marisol)
    await post(amara, '/message/block', { contact: marisol.id, is_blocked: true })
    await storeAsCoach('Withheld')
    await expect(storeAsFamily('Refused')).rejects.toMatchObject({ code: 'forbidden' })
    expect(textsOf(await read(amara, marisol))).toEqual(['First'])
    expect(textsOf(await read(marisol, amara))).toEqual(['First', 'Withheld'])
  })

  test('of an admin who acts as the person leaves their marks and their draft alone', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await sent(marisol, amara, 'First')
    await post(amara, '/message/draft', { contact: marisol.id, content: 'Mine' })
    await sent(await actingAs(amara), marisol, 'Second')
    expect(await db().select().from(readMarks).where(eq(readMarks.user_id, amara.id))).toEqual([])
    expect(await db().select().from(drafts).where(eq(drafts.user_id, amara.id))).toHaveLength(1)
    expect(await storedConversation(amara)).toMatchObject({ family_read_seq: 0, last_seq: 2 })
  })
})

describe('MSG-06 a repeat', () => {
  test('under another Idempotency-Key is the first message, and leaves no gap', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await sent(marisol, amara, 'First')
    const body = { recipient_id: amara.id, content: 'Second', client_id: randomUUID() }
    const sendUnder = (key: string) =>
      tested.app.inject({
        method: 'POST',
        url: '/api/message/send',
        headers: { ...marisol.headers, 'idempotency-key': key },
        payload: body,
      })
    const [first, again, other] = [await sendUnder('one'), await sendUnder('one'), await sendUnder('two')]
    expect(first.statusCode, first.body).toBe(201)
    expect([again.json(), other.json()]).toEqual([first.json(), first.json()])
    expect((await sent(marisol, amara, 'Third')).seq).toBe(3)
  })

  test('does not use up the limit for messages', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const client_id = randomUUID()
    stopClock(new Date())
    for (let time = 0; time < 25; time++) await sent(marisol, amara, 'Once', { client_id })
    for (let time = 0; time < 19; time++) await sent(marisol, amara, `${time}`)
    expect((await send(marisol, amara, 'One too many')).statusCode).toBe(429)
  })

  test('is answered after the conversation was closed', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await sent(marisol, amara, 'Hello')
    const client_id = randomUUID()
    const first = await sent(amara, marisol, 'Hi', { client_id })
    await post(amara, '/message/block', { contact: marisol.id, is_blocked: true })
    expect(await sent(amara, marisol, 'Hi', { client_id })).toEqual(first)
    expect((await send(amara, marisol, 'More')).statusCode).toBe(403)
  })
})
