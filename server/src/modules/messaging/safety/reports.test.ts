import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { inboxDays } from '../../../platform/mail/mail.tables.ts'
import { listMailbox } from '../../../platform/mail/mailbox.ts'
import { correspondence, type Somebody, textsOf } from '../messaging.factory.ts'
import { reports } from '../messaging.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({
    settings: { PUBLIC_URL: 'https://fieldhouse.test', CONTACT_EMAIL: 'team@fieldhouse.test' },
  })
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { athlete, coach, parentOf, successCoachOf, somebody, sent, get, incoming } = correspondence(
  () => tested,
)

let households = 0
/** Each from a different household, so none is refused for coming too often. */
const report = (who: Somebody, id: string, body: object) =>
  tested.app.inject({
    method: 'POST',
    url: `/api/message/${id}/report`,
    headers: who.headers,
    remoteAddress: `10.8.0.${++households}`,
    payload: body,
  })
const shown = (who: Somebody, id: string) => get(who, `/panel/message-reports/${id}`)

describe('a reported message', () => {
  test('notifies every admin and emails the team, without its text', async () => {
    const [amara, marisol] = [
      await athlete({ user: { first_name: 'Amara', last_name: 'Whitlock' } }),
      await coach(),
    ]
    const admins = [await somebody({ type: 'admin' }), await somebody({ type: 'admin' })]
    const message = await sent(marisol, amara, 'Call me on my private number')
    const answer = await report(amara, message.id, { reason: 'contact-outside', note: ' He  insists ' })
    expect(answer.statusCode, answer.body).toBe(201)
    const words = 'Amara Whitlock reported a message from Marisol Tran: it asks for contact elsewhere.'
    for (const admin of admins)
      expect((await incoming(admin)).system.data[0]).toMatchObject({
        kind: 'safety',
        text: words,
        path: `/admin/inbox/${answer.json().data.id}`,
        viewed: false,
      })
    const mails = await eventually(async () => {
      const found = (await listMailbox(db())).filter(({ to }) => to === 'team@fieldhouse.test')
      expect(found).toHaveLength(1)
      return found
    })
    expect(mails[0]?.text).toContain(words)
    expect(mails[0]?.text).toContain(`https://fieldhouse.test/admin/inbox/${answer.json().data.id}`)
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('private number')
    expect(await db().select().from(reports).where(eq(reports.message_id, message.id))).toMatchObject([
      { id: answer.json().data.id, reporter_id: amara.id, reason: 'contact-outside', note: 'He insists' },
    ])
  })

  test('is reported once by each person', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const mother = await parentOf([amara])
    const message = await sent(marisol, amara, 'Hm')
    const first = await report(amara, message.id, { reason: 'other' })
    const again = await report(amara, message.id, { reason: 'money' })
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect((await report(mother, message.id, { reason: 'money' })).json()).not.toEqual(first.json())
    expect(await db().$count(reports, eq(reports.message_id, message.id))).toBe(2)
  })

  test('is from one’s own conversations and by the other side', async () => {
    const [amara, bo, marisol] = [await athlete(), await athlete(), await coach()]
    const [mother, stranger] = [await parentOf([amara]), await parentOf([bo])]
    const [theirs, own] = [await sent(marisol, amara, 'Hello'), await sent(amara, marisol, 'Hi')]
    for (const who of [bo, stranger])
      expect((await report(who, theirs.id, { reason: 'other' })).statusCode).toBe(404)
    for (const who of [amara, mother])
      expect((await report(who, own.id, { reason: 'other' })).statusCode).toBe(404)
    expect((await report(amara, randomUUID(), { reason: 'other' })).statusCode).toBe(404)
    for (const who of [marisol, await successCoachOf(amara), await somebody({ type: 'admin' })])
      expect((await report(who, theirs.id, { reason: 'other' })).statusCode).toBe(403)
    expect((await report(mother, theirs.id, { reason: 'other' })).statusCode).toBe(201)
  })

  test('may be the success coach’s, written to the family or in its name', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const tess = await successCoachOf(amara)
    const toThem = await sent(tess, amara, 'Hello')
    const inTheirName = await sent(tess, marisol, 'Hello', { sender_id: amara.id })
    for (const { id } of [toThem, inTheirName])
      expect((await report(amara, id, { reason: 'other' })).statusCode).toBe(201)
  })

  test.each([
    [{}, { reason: ['Please choose what is wrong with it'] }],
    [
      { reason: 'boring', note: 'x'.repeat(501) },
      { reason: ['Please choose what is wrong with it'], note: ['Please shorten this to 500 characters'] },
    ],
  ])('is refused with the reason: %j', async (body, errors) => {
    const [amara, marisol] = [await athlete(), await coach()]
    const { id } = await sent(marisol, amara, 'Hello')
    const answer = await report(amara, id, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual(errors)
    expect((await report(amara, 'x', { reason: 'other' })).statusCode).toBe(422)
  })
})

describe('a report', () => {
  test('shows admins the messages around it', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const mother = await parentOf([amara])
    const admin = await somebody({ type: 'admin' })
    const ids: string[] = []
    for (let place = 1; place <= 14; place++) ids.push((await sent(marisol, amara, `${place}`)).id)
    const [eighth = '', first = ''] = [ids[7], ids[0]]
    const { id } = (await report(amara, eighth, { reason: 'harassment', note: 'Please look' })).json().data
    const { id: later } = (await report(mother, first, { reason: 'other' })).json().data

    const { data } = (await shown(admin, id)).json()
    expect(data).toMatchObject({
      id,
      reason: 'harassment',
      note: 'Please look',
      reporter: { id: amara.id },
      athlete: { id: amara.id },
      contact: { id: marisol.id },
      message_id: eighth,
    })
    expect(textsOf({ data: data.messages })).toEqual(Array.from({ length: 11 }, (_, place) => `${place + 3}`))
    expect((await shown(admin, later)).json().data).toMatchObject({
      reporter: { type_title: 'Mother' },
      messages: [{ content: '1' }, {}, {}, {}, {}, {}],
    })
  })

  test('is only for admins', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const { id } = await sent(marisol, amara, 'Hello')
    const made = (await report(amara, id, { reason: 'other' })).json().data
    for (const who of [amara, marisol, await successCoachOf(amara), await somebody({ type: 'editor' })])
      expect((await shown(who, made.id)).statusCode).toBe(403)
    const admin = await somebody({ type: 'admin' })
    expect((await shown(admin, randomUUID())).statusCode).toBe(404)
    expect((await shown(admin, 'x')).statusCode).toBe(422)
  })
})

test('with very many reports in a day, the team gets one email that there are more, and all are stored', async () => {
  await db()
    .insert(inboxDays)
    .values({ inbox: 'reports', started_at: new Date(), received: 49 })
    .onConflictDoUpdate({ target: inboxDays.inbox, set: { started_at: new Date(), received: 49 } })
  const [amara, marisol, admin] = [await athlete(), await coach(), await somebody({ type: 'admin' })]
  const before = await db().$count(reports)
  const mailsBefore = (await listMailbox(db())).length
  for (let number = 0; number < 4; number++) {
    const { id } = await sent(marisol, amara, `Message ${number}`)
    expect((await report(amara, id, { reason: 'unwanted', note: '' })).statusCode).toBe(201)
  }
  expect(await db().$count(reports)).toBe(before + 4)
  expect((await incoming(admin)).system.data).toMatchObject([
    { text: 'More messages are being reported today than we tell you of one by one.' },
    { text: expect.stringContaining('reported a message from') },
  ])
  const told = await eventually(async () => {
    const mails = await listMailbox(db())
    expect(mails.length).toBe(mailsBefore + 2)
    return mails.slice(0, 2).map(({ subject }) => subject)
  })
  expect(told.toSorted()).toEqual(['A message was reported', 'Many messages are being reported today'])
})
