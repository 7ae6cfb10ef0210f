import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { resetClock } from '../../platform/clock.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { inboxDays } from '../../platform/mail/mail.tables.ts'
import { listMailbox } from '../../platform/mail/mailbox.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({ settings: { CONTACT_EMAIL: 'team@fieldhouse.test' } })
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
let sender = 0
const post = (url: string, payload: object) =>
  tested.app.inject({ method: 'POST', url, payload, remoteAddress: `10.2.0.${++sender}` })
const write = () =>
  post('/api/contact-us', {
    contact_name: `Sender ${sender}`,
    contact_email: `sender-${sender}@example.test`,
    contact_phone: '(512) 555-0142',
    contact_message: `Message ${sender}`,
  })
const complain = () => post('/api/feedback', { feedback_message: `It broke ${sender}`, page_url: '/top-100' })
/** As if this many had arrived today. */
const receive = async (received: number) => {
  await db()
    .insert(inboxDays)
    .values({ inbox: 'team', started_at: new Date(), received })
    .onConflictDoUpdate({ target: inboxDays.inbox, set: { received } })
}
const subjects = async () => (await listMailbox(db())).map(({ subject }) => subject)

test('after 500 messages in a day the team gets the others in one email (PUB-03, SHL-03)', async () => {
  await receive(499)
  for (const send of [write, complain, write]) expect((await send()).statusCode).toBe(200)
  const { pool } = tested.ports.database
  await eventually(async () => {
    const { rowCount } = await pool.query(
      `update pgboss.job set start_after = now() where name = 'send-team-digest' and start_after > now() + interval '23 hours'`,
    )
    expect(rowCount).toBe(1)
  })
  await eventually(async () =>
    expect((await subjects()).toSorted()).toEqual([
      'Contact form: Sender 0',
      'Daily summary: 2 more messages from our forms',
    ]),
  )
  const summary = (await listMailbox(db())).find(({ subject }) => subject.startsWith('Daily'))
  expect(summary).toMatchObject({
    to: 'team@fieldhouse.test',
    text: `Answer them in the inbox: http://localhost:3000/admin/inbox\n\nSender 2 (sender-2@example.test, (512) 555-0142): Message 2\n\nFeedback on /top-100 (no email): It broke 1`,
  })
})

test('more than 5,000 in a day are refused, with the time to try again', async () => {
  await receive(5000)
  for (const send of [write, complain]) {
    const refused = await send()
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe(
      'We have received too many messages today. Please try again in 24 hours.',
    )
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  await db().delete(inboxDays).where(eq(inboxDays.inbox, 'team'))
  expect((await write()).statusCode).toBe(200)
})
