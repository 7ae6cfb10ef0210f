import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { standardLimits } from '../../../platform/http/rate-limit.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { collegeCoaches, colleges } from '../../colleges/colleges.tables.ts'
import { rosterClaims } from '../../roster/roster.tables.ts'
import { correspondence, textsOf } from '../messaging.factory.ts'
import { messages } from '../messaging.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(() => resetClock())

const db = () => tested.ports.database.db
const { athlete, coach, parentOf, successCoachOf, assign, somebody, grantCenter, send, sent, read, post } =
  correspondence(() => tested)

const stored = (senderId: string) => db().select().from(messages).where(eq(messages.sender_id, senderId))

describe('MSG-02 a message', () => {
  test('of an athlete has its author, its recipient, and its time', async () => {
    const [amara, marisol] = [
      await athlete({
        slug: 'amara-sends',
        position: 'SG',
        class_year: 2027,
        jersey_number: '11',
        weight_kg: 60,
        user: { first_name: 'Amara', last_name: 'Whitlock', gender: 'female' },
      }),
      await coach(),
    ]
    await db().insert(colleges).values(portland)
    await db().insert(collegeCoaches).values({
      id: uuidv7(),
      college_id: portland.id,
      user_id: marisol.id,
      first_name: 'Marisol',
      last_name: 'Tran',
      position: 'Associate head coach',
      created_at: new Date(),
    })
    const client_id = randomUUID()
    const message = await sent(amara, marisol, '  Thank you for watching!\nSee you. ', { client_id })
    const person = {
      id: amara.id,
      first_name: 'Amara',
      last_name: 'Whitlock',
      photo: null,
      type: 'athlete',
      type_title: 'Athlete',
      gender: 'female',
      number: '11',
      position: 'Shooting guard',
      athlete_id: expect.any(String),
      athlete_slug: 'amara-sends',
      verified_by: null,
      personal_metrics: { class_name: '2027', weight: 132 },
    }
    expect(message).toEqual({
      id: expect.any(String),
      seq: 1,
      athlete_user_id: amara.id,
      contact_id: marisol.id,
      side: 'family',
      sender_id: amara.id,
      recipient_id: marisol.id,
      is_on_behalf: false,
      content: 'Thank you for watching!\nSee you.',
      client_id,
      created_at: expect.any(String),
      event_date: message.created_at.slice(0, 10),
      event_time: message.created_at.slice(11, 16),
      sender: person,
      athlete: person,
      recipient: expect.objectContaining({
        id: marisol.id,
        type_title: 'College coach',
        position: 'Associate head coach',
        athlete_id: null,
        verified_by: 'admin',
      }),
      contact_college: 'Portland State',
    })
  })

  test('goes both ways in one conversation, which parents can read and write too', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const [mother, uncle] = [await parentOf([amara]), await parentOf([amara], 'uncle')]
    await sent(marisol, amara, 'I liked your film.')
    await sent(amara, marisol, 'Thank you!')
    const byMother = await sent(mother, marisol, 'May we visit?')
    const inHerName = await sent(uncle, marisol, 'On Friday?', { sender_id: amara.id })
    expect(byMother).toMatchObject({ sender_id: mother.id, recipient_id: marisol.id, seq: 3 })
    expect(byMother.sender.type_title).toBe('Mother')
    // Sending for another person never hides the author.
    expect(inHerName).toMatchObject({ sender_id: uncle.id, athlete_user_id: amara.id, is_on_behalf: false })
    expect(inHerName.sender.type_title).toBe('Uncle')
    const texts = ['I liked your film.', 'Thank you!', 'May we visit?', 'On Friday?']
    for (const [who, contact] of [
      [amara, marisol],
      [mother, marisol],
      [uncle, marisol],
      [marisol, amara],
    ] as const)
      expect(textsOf(await read(who, contact))).toEqual(texts)
  })

  test('of a parent of two athletes names the athlete, and stays with that one', async () => {
    const [amara, bo, marisol] = [await athlete(), await athlete(), await coach()]
    const parent = await parentOf([amara, bo])
    const unclear = await send(parent, marisol, 'For whom?')
    expect(unclear.statusCode).toBe(422)
    expect(unclear.json().errors).toEqual({ sender_id: ['Please choose the athlete'] })
    expect((await send(parent, marisol, 'For whom?', { sender_id: parent.id })).statusCode).toBe(422)
    await sent(parent, marisol, 'About Bo', { sender_id: bo.id })
    expect(textsOf(await read(parent, marisol, { user: bo.id }))).toEqual(['About Bo'])
    expect(textsOf(await read(parent, marisol, { user: amara.id }))).toEqual([])
    expect(textsOf(await read(amara, marisol))).toEqual([])
    expect(textsOf(await read(bo, marisol))).toEqual(['About Bo'])
  })

  test('of a success coach is their own, or for an athlete on the roster', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const tess = await successCoachOf(amara)
    const own = await sent(tess, amara, 'How was practice?')
    expect(own).toMatchObject({ side: 'coach', contact_id: tess.id, is_on_behalf: false })
    expect(own.sender.type_title).toBe('Success coach')
    await sent(amara, tess, 'Good!')
    const acted = await sent(tess, marisol, 'Amara would like to visit.', { sender_id: amara.id })
    expect(acted).toMatchObject({ side: 'family', sender_id: tess.id, is_on_behalf: true })
    expect(textsOf(await read(amara, marisol))).toEqual(['Amara would like to visit.'])
    expect(textsOf(await read(amara, tess))).toEqual(['How was practice?', 'Good!'])
  })

  test('is plain text: scripts stay as typed', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script> &amp; 🏀'
    expect((await sent(amara, marisol, hostile)).content).toBe(hostile)
    const hidden = await sent(amara, marisol, 'ab\u0007c\u202edef')
    expect(hidden.content).toBe('abcdef')
    expect(textsOf(await read(marisol, amara))).toEqual([hostile, 'abcdef'])
  })

  test.each([
    [{ content: '' }, { content: ['Please enter message'] }],
    [{ content: ' \n ' }, { content: ['Please enter message'] }],
    [{ content: 7 }, { content: ['Please enter message'] }],
    [{ content: 'x'.repeat(501) }, { content: ['Please shorten this to 500 characters'] }],
    [{ recipient_id: 'nobody' }, { recipient_id: ['Must be the id of a user'] }],
    [{ sender_id: 'nobody' }, { sender_id: ['Must be the id of a user'] }],
    [{ client_id: 'mine' }, { client_id: ['Must be the id of a user'] }],
    [
      { content: '', recipient_id: '', sender_id: 'x' },
      {
        content: ['Please enter message'],
        recipient_id: ['Must be the id of a user'],
        sender_id: ['Must be the id of a user'],
      },
    ],
  ])('with %j is refused with the reason', async (wrong, errors) => {
    const [amara, marisol] = [await athlete(), await coach()]
    const answer = await post(amara, '/message/send', {
      recipient_id: marisol.id,
      content: 'x'.repeat(500),
      ...wrong,
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual(errors)
    expect(await stored(amara.id)).toEqual([])
  })
})

describe('MSG-02 nobody', () => {
  test('writes under another person’s name', async () => {
    const [amara, bo, marisol] = [await athlete(), await athlete(), await coach()]
    const [other, tess, parent] = [await coach(), await successCoachOf(bo), await parentOf([bo])]
    await sent(marisol, amara, 'Hello')
    const attempts = [
      [bo, marisol, amara],
      [parent, marisol, amara],
      [tess, marisol, amara],
      [other, amara, marisol],
      [marisol, amara, other],
      [amara, marisol, marisol],
      [tess, bo, bo],
      [tess, tess, bo],
    ] as const
    for (const [who, to, sender] of attempts) {
      const answer = await send(who, to, 'Not mine', { sender_id: sender.id })
      expect(answer.statusCode).toBe(404)
      expect(await stored(who.id)).toHaveLength(who === marisol ? 1 : 0)
    }
    expect(textsOf(await read(amara, marisol))).toEqual(['Hello'])
  })

  test('writes to people without a possible conversation', async () => {
    const [amara, bo, marisol, other] = [await athlete(), await athlete(), await coach(), await coach()]
    const [tess, parent] = [await successCoachOf(amara), await parentOf([amara])]
    const admin = await somebody({ type: 'admin' })
    const nobody = { id: randomUUID() }
    const attempts = [
      [amara, bo],
      [amara, amara],
      [amara, parent],
      [amara, admin],
      [amara, nobody],
      [bo, tess],
      [marisol, other],
      [marisol, parent],
      [marisol, tess],
      [tess, bo],
      [tess, marisol],
    ] as const
    for (const [who, to] of attempts) expect((await send(who, to, 'Hello')).statusCode).toBe(404)
    for (const type of ['admin', 'affiliate', 'editor', 'unknown'] as const)
      expect((await send(await somebody({ type }), amara, 'Hello')).statusCode).toBe(403)
    const visitor = { id: '', headers: { authorization: '' } }
    expect((await send(visitor, amara, 'Hello')).statusCode).toBe(401)
  })

  test('except that an assigned coach can write to a hidden athlete, and continue an existing conversation', async () => {
    const hidden = await athlete({ is_visible: false })
    const [stranger, assigned] = [await coach(), await coach()]
    await assign(hidden, assigned)
    expect((await send(stranger, hidden, 'Hello')).statusCode).toBe(404)
    await sent(assigned, hidden, 'Hello')
    await sent(hidden, stranger, 'Would you look at my film?')
    await sent(stranger, hidden, 'Gladly')
  })

  test('in a family starts without the package, or in another sport, but answering is always possible', async () => {
    const [poor, kicker] = [await athlete({ hasNoCenter: true }), await athlete({ sport_key: 'soccer' })]
    const late = await athlete({ hasNoCenter: true })
    await grantCenter(late.id, new Date('2026-02-01T00:00:00Z'))
    const marisol = await coach()
    for (const [who, because] of [
      [poor, 'needs a package with the recruiting center'],
      [late, 'Your package with the recruiting center ended on January 31, 2026. First messages need it'],
      [kicker, 'is open to basketball athletes'],
    ] as const) {
      const refused = await send(who, marisol, 'Hello')
      expect(refused.statusCode).toBe(403)
      expect(refused.json().message).toContain(because)
      expect((await read(who, marisol)).conversation).toMatchObject({
        can: { send: false },
        closed_because: refused.json().message,
      })
      await sent(marisol, who, 'I saw your film.')
      await sent(who, marisol, 'Thank you!')
      expect((await read(who, marisol)).conversation).toMatchObject({
        can: { send: true },
        closed_because: null,
      })
    }
  })

  test('starts through a sibling’s package', async () => {
    const [rich, poor] = [await athlete(), await athlete({ hasNoCenter: true })]
    const [parent, marisol] = [await parentOf([rich, poor]), await coach()]
    expect((await send(parent, marisol, 'Hello', { sender_id: poor.id })).statusCode).toBe(403)
    await sent(parent, marisol, 'Hello', { sender_id: rich.id })
  })

  test('acts for an athlete who is no longer on the roster, or writes to them', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const tess = await successCoachOf(amara)
    await sent(tess, amara, 'Welcome')
    await sent(tess, marisol, 'For Amara', { sender_id: amara.id })
    await db().delete(rosterClaims).where(eq(rosterClaims.athlete_user_id, amara.id))
    expect((await send(tess, amara, 'Still here')).statusCode).toBe(404)
    expect((await send(tess, marisol, 'For Amara', { sender_id: amara.id })).statusCode).toBe(404)
    // The family keeps the messages, and reads why the conversation has ended.
    expect(await read(amara, tess)).toMatchObject({
      data: [{ content: 'Welcome' }],
      conversation: { can: { send: false }, closed_because: 'Tess Okafor is no longer your success coach.' },
    })
    expect((await send(amara, tess, 'Hello?')).statusCode).toBe(403)
  })

  test('writes to a deleted coach or athlete', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await sent(amara, marisol, 'Hello')
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, marisol.id))
    const refused = await send(amara, marisol, 'Hello?')
    expect(refused.statusCode).toBe(403)
    const deleted = 'This account was deleted. You can still read the messages.'
    expect(refused.json().message).toBe(deleted)
    const [gone, other] = [await athlete(), await coach()]
    await sent(gone, other, 'Hello')
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.id))
    const late = await send(other, gone, 'Hello?')
    expect([late.statusCode, late.json().message]).toEqual([403, deleted])
    // The messages that the coach received stay, without the person's identity.
    expect(await read(other, gone)).toMatchObject({
      data: [{ content: 'Hello' }],
      conversation: { athlete: { first_name: 'Deleted', last_name: 'account', photo: null } },
    })
    expect((await send(await coach(), gone, 'Hello?')).statusCode).toBe(404)
  })
})

test('MSG-02 automatic calls by a browser don’t use up a person’s limit for messages', async () => {
  const [amara, marisol] = [await athlete(), await coach()]
  await sent(marisol, amara, 'Hello')
  for (let told = 0; told <= standardLimits.write.requests; told++)
    expect((await post(amara, '/message/delivered', { contact: marisol.id, seq: 1 })).statusCode).toBe(200)
  await sent(amara, marisol, 'Hi')
})

describe('MSG-02 a person who floods', () => {
  test('one conversation waits after twenty in a minute, and learns for how long', async () => {
    const [amara, marisol, other] = [await athlete(), await coach(), await coach()]
    const client_id = randomUUID()
    const first = await sent(amara, marisol, 'First', { client_id })
    for (let place = 1; place < 20; place++) await sent(amara, marisol, `${place}`)
    const refused = await send(amara, marisol, 'One more')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toMatch(
      /^That is a lot of messages in one minute\. You can go on in \d+ seconds?\.$/,
    )
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // Accepted messages get the same answer again, and other people can still be written to.
    expect(await sent(amara, marisol, 'First', { client_id })).toEqual(first)
    await sent(amara, other, 'Hello')
    await sent(marisol, amara, 'Slowly, please')
    advanceClock(61_000)
    await sent(amara, marisol, 'One more')
  })

  test('many conversations waits after sixty in a minute', async () => {
    const amara = await athlete()
    for (let place = 0; place < 4; place++) {
      const marisol = await coach()
      for (let count = 0; count < 15; count++) await sent(amara, marisol, `${count}`)
    }
    expect((await send(amara, await coach(), 'One more')).statusCode).toBe(429)
  })
})

const portland = {
  id: 209807,
  name: 'Portland State University',
  short_name: 'Portland State',
  city: 'Portland',
  state: 'OR',
  zip: '97201',
  lat: 45.51,
  lon: -122.68,
  level: '4-year',
  control: 'public',
  setting: 'city',
  top_majors: [],
  hbcu: false,
  division: 'NCAA D1',
  basketball_confirmed: true,
}
