import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { bulkInsert } from '../../../platform/database/bulk-insert.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { contacts } from '../../profiles/sections/sections.tables.ts'
import { rosterClaims } from '../../roster/roster.tables.ts'
import { correspondence, type Somebody, textsOf } from '../messaging.factory.ts'
import { conversations, messages } from '../messaging.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(() => resetClock())

const db = () => tested.ports.database.db
const { athlete, coach, parentOf, successCoachOf, somebody, sent, get, post, incoming } = correspondence(
  () => tested,
)

/** A second later, so the next message is newer. */
const later = () => advanceClock(1000)

describe('MSG-03 the last messages', () => {
  test('are one for each conversation, newest first, with the unread count', async () => {
    const [amara, marisol, other] = [await athlete(), await coach(), await coach({ first_name: 'Renata' })]
    await sent(marisol, amara, 'One')
    later()
    await sent(other, amara, 'Two')
    later()
    await sent(marisol, amara, 'Three')
    const { messages: list } = await incoming(amara)
    expect(list).toMatchObject({
      data: [
        { content: 'Three', me: false, viewed: false, unread_count: 2, contact_id: marisol.id },
        { content: 'Two', me: false, viewed: false, unread_count: 1, sender: { first_name: 'Renata' } },
      ],
      meta: { current_page: 1, last_page: 1, total: 2 },
    })
    later()
    await sent(amara, other, 'Four')
    expect((await incoming(amara)).messages.data).toMatchObject([
      { content: 'Four', me: true, viewed: true, unread_count: 0, recipient_id: other.id },
      { content: 'Three', unread_count: 2 },
    ])
    expect((await incoming(other)).messages.data).toMatchObject([
      { content: 'Four', me: false, viewed: false, unread_count: 1, athlete_user_id: amara.id },
    ])
    await post(amara, '/message/mark', { contact_id: marisol.id })
    expect((await incoming(amara)).messages.data[1]).toMatchObject({ viewed: true, unread_count: 0 })
  })

  test('of a parent are those of all their athletes, and of nobody else', async () => {
    const [amara, bo, cy, marisol] = [await athlete(), await athlete(), await athlete(), await coach()]
    const parent = await parentOf([amara, bo])
    for (const who of [amara, bo, cy]) {
      await sent(marisol, who, 'Hello')
      later()
    }
    await sent(amara, marisol, 'Hello, coach')
    const { data } = (await incoming(parent)).messages
    expect(data).toMatchObject([
      { athlete_user_id: amara.id, content: 'Hello, coach', me: false, viewed: true, unread_count: 1 },
      { athlete_user_id: bo.id, content: 'Hello', unread_count: 1 },
    ])
  })

  test('of a coach name the athlete, no matter who in the family wrote', async () => {
    const amara = await athlete({ user: { first_name: 'Amara', last_name: 'Whitlock' } })
    const [marisol, parent, tess] = [await coach(), await parentOf([amara]), await successCoachOf(amara)]
    await sent(marisol, amara, 'Hello')
    const authors = [
      [parent, { id: parent.id, type_title: 'Mother' }],
      [tess, { id: tess.id, type_title: 'Success coach' }],
    ] as const
    for (const [author, sender] of authors) {
      const message = await sent(author, marisol, 'For Amara', { sender_id: amara.id })
      const named = { athlete: { id: amara.id, first_name: 'Amara' }, sender }
      expect(message).toMatchObject(named)
      expect((await incoming(marisol)).messages.data).toMatchObject([named])
    }
  })

  test('have 15 per page', async () => {
    const amara = await athlete()
    for (let place = 0; place < 17; place++) {
      await sent(await coach(), amara, `${place}`)
      later()
    }
    const [first, second] = [await incoming(amara), await incoming(amara, { page: 2 })]
    expect(textsOf(first.messages)).toEqual(Array.from({ length: 15 }, (_, place) => `${16 - place}`))
    expect(textsOf(second.messages)).toEqual(['1', '0'])
    expect(second.messages.meta).toEqual({ current_page: 2, last_page: 2, total: 17 })
    expect(textsOf((await incoming(amara, { page: 3, per_page: 5 })).messages)).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
    ])
    expect((await incoming(amara, { page: 9 })).messages.data).toEqual([])
  })

  test('count unread messages up to 100', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const { seq } = await sent(marisol, amara, 'First')
    const [row] = await db().select().from(conversations).where(eq(conversations.athlete_user_id, amara.id))
    const total = 150
    await bulkInsert(
      db(),
      messages,
      Array.from({ length: total }, (_, place) => ({
        id: uuidv7(),
        conversation_id: row?.id ?? '',
        seq: seq + 1 + place,
        side: 'coach' as const,
        sender_id: marisol.id,
        is_on_behalf: false,
        content: 'More',
        client_id: randomUUID(),
        is_withheld: false,
        created_at: new Date(),
      })),
    )
    const last = seq + total
    await db()
      .update(conversations)
      .set({ last_seq: last, family_last_seq: last, coach_last_seq: last })
      .where(eq(conversations.id, row?.id ?? ''))
    expect((await incoming(amara)).messages.data[0].unread_count).toBe(100)
  })

  test('of a success coach are those with the roster, not those written for an athlete', async () => {
    const [amara, bo, marisol] = [await athlete(), await athlete(), await coach()]
    const tess = await successCoachOf(amara, bo)
    await sent(tess, amara, 'To Amara')
    await sent(tess, bo, 'To Bo')
    await sent(tess, marisol, 'For Amara', { sender_id: amara.id })
    await db().delete(rosterClaims).where(eq(rosterClaims.athlete_user_id, bo.id))
    expect(textsOf((await incoming(tess)).messages)).toEqual(['To Amara'])
    expect(textsOf((await incoming(bo)).messages)).toEqual(['To Bo'])
  })

  test('stay with the coach when an athlete leaves, and there are none for the family or people without conversations', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const parent = await parentOf([amara])
    await sent(marisol, amara, 'Hello')
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, amara.id))
    const nothing = { data: [], meta: { current_page: 1, last_page: 1, total: 0 } }
    expect((await incoming(marisol)).messages.data).toMatchObject([
      { content: 'Hello', recipient: { first_name: 'Deleted', last_name: 'account', athlete_slug: null } },
    ])
    const others: Somebody[] = [parent]
    for (const type of ['admin', 'affiliate', 'editor'] as const) others.push(await somebody({ type }))
    for (const who of others) expect(await incoming(who)).toEqual({ messages: nothing, system: nothing })
    expect((await get(await somebody({ type: 'unknown' }), '/message/incoming')).statusCode).toBe(403)
    expect((await get({ headers: { authorization: '' } }, '/message/incoming')).statusCode).toBe(401)
  })

  test('refuse a wrong page', async () => {
    const answer = await get(await athlete(), '/message/incoming', { page: 0, per_page: 1001 })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['page', 'per_page'])
  })
})

describe('MSG-05 the roster with its messages', () => {
  const roster = async (who: Somebody, query = {}) => {
    const answer = await get(who, '/panel/my-rosters-with-message', query)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  test('shows everyone: latest conversations first, then the others by name', async () => {
    const named = (last_name: string) => athlete({ user: { first_name: 'Pat', last_name } })
    const [zoe, cole, abel, drew] = [
      await named('Zoe'),
      await named('Cole'),
      await named('Abel'),
      await named('Drew'),
    ]
    const tess = await successCoachOf(zoe, cole, abel, drew)
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, zoe.id))
    await db()
      .insert(contacts)
      .values({ athlete_id: page?.id ?? '', phone: '(541) 555-0142' })
    await sent(tess, drew, 'Hello')
    later()
    await sent(zoe, tess, 'Hi')
    await sent(zoe, tess, 'Are you there?')
    const { data, meta } = await roster(tess)
    expect(data).toMatchObject([
      {
        user_id: zoe.id,
        athlete_id: page?.id,
        athlete_slug: page?.slug,
        last_name: 'Zoe',
        contact_info: { phone: '(541) 555-0142' },
        unread_count: 2,
        last_message: {
          content: 'Are you there?',
          athlete_user_id: zoe.id,
          contact_id: tess.id,
          sender: { id: zoe.id, type_title: 'Athlete' },
        },
      },
      { last_name: 'Drew', unread_count: 0, last_message: { content: 'Hello' } },
      { last_name: 'Abel', unread_count: 0, last_message: null, contact_info: { phone: null } },
      { last_name: 'Cole' },
    ])
    expect(meta).toEqual({ current_page: 1, last_page: 1, total: 4 })
    const second = await roster(tess, { page: 2, per_page: 3 })
    expect(second).toMatchObject({ data: [{ last_name: 'Cole' }], meta: { current_page: 2, last_page: 2 } })
  })

  test('is private, and only for success coaches', async () => {
    const amara = await athlete()
    const [tess, other] = [await successCoachOf(amara), await successCoachOf()]
    await sent(tess, amara, 'Hello')
    expect(await roster(other)).toEqual({ data: [], meta: { current_page: 1, last_page: 1, total: 0 } })
    for (const who of [amara, await coach(), await somebody({ type: 'admin' })])
      expect((await get(who, '/panel/my-rosters-with-message')).statusCode).toBe(403)
  })
})
