import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { listMailbox } from '../../../platform/mail/mailbox.ts'
import { guardians, users } from '../../accounts/accounts.tables.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { messages } from './contact.tables.ts'

/** A different text each time, because equal ones count as one message. */
const message = () => ({
  contact_name: 'Dana Whitfield',
  contact_email: 'dana@college.test',
  contact_phone: '(512) 555-0142',
  contact_message: `We saw game ${++written} in Portland.\nWould you like to visit us?`,
})
let written = 0

let tested: TestApp
let visit: PageVisit
beforeAll(async () => {
  tested = await testApp({ settings: { PUBLIC_URL: 'https://fieldhouse.test' } })
  visit = await pageVisit(tested, {
    slug: 'amara-whitlock',
    user: { first_name: 'Amara', last_name: 'Whitlock', email: 'amara@family.test' },
  })
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db

let household = 0
/** From a new IP address each time, so the limit on forms doesn't interfere. */
const write = (payload: object, { id = visit.id, headers = {}, remoteAddress = '' } = {}) =>
  tested.app.inject({
    method: 'POST',
    url: `/api/athlete/${id}/contact`,
    payload,
    headers,
    remoteAddress: remoteAddress || `10.0.0.${++household}`,
  })

const stored = (athlete_id = visit.id) =>
  db().select().from(messages).where(eq(messages.athlete_id, athlete_id))

const mailsTo = async (to: string) => (await listMailbox(db())).filter((mail) => mail.to === to)

const addParent = async (visited: PageVisit, email: string) => {
  const { userId: parent_id } = await tested.signedIn('parent')
  await db().update(users).set({ email }).where(eq(users.id, parent_id))
  await db()
    .insert(guardians)
    .values({ parent_id, athlete_user_id: visited.userId, relationship: 'mother', created_at: new Date() })
  return parent_id
}

describe('PRO-13 the contact form of a page', () => {
  test('stores a message and emails it to the athlete and each parent, who can reply to the sender', async () => {
    await addParent(visit, 'mother@family.test')
    const sent = message()
    const answer = await write(sent)
    expect(answer.statusCode).toBe(200)
    const { id, delivery } = answer.json().data
    expect(delivery).toBe('now')
    expect(await stored()).toEqual([
      { id, athlete_id: visit.id, user_id: null, ...sent, delivery: 'now', created_at: expect.any(Date) },
    ])
    for (const to of ['amara@family.test', 'mother@family.test'])
      await eventually(async () =>
        expect(await mailsTo(to)).toMatchObject([
          {
            reply_to: 'dana@college.test',
            subject: 'Message for Amara Whitlock from Dana Whitfield',
            text: expect.stringMatching(
              /We saw game 1 in Portland\.[\s\S]*Would you like to visit us\?[\s\S]*\(512\) 555-0142[\s\S]*https:\/\/fieldhouse\.test\/amara-whitlock/,
            ),
          },
        ]),
      )
  })

  test('reveals the family’s addresses to nobody, neither in the answer nor to each other', async () => {
    const answer = await write(message())
    expect(answer.body).not.toContain('family.test')
    await eventually(async () => expect(await mailsTo('mother@family.test')).toHaveLength(2))
    for (const { to, text, html } of [
      ...(await mailsTo('amara@family.test')),
      ...(await mailsTo('mother@family.test')),
    ]) {
      const other = to === 'amara@family.test' ? 'mother@family.test' : 'amara@family.test'
      expect(text + html).not.toContain(other)
    }
  })

  test('records the sender if they are signed in', async () => {
    const { userId, headers } = await tested.signedIn('coach')
    const { id } = (await write(message(), { headers })).json().data
    expect((await stored()).find((row) => row.id === id)?.user_id).toBe(userId)
  })

  test('reaches the parents of an athlete without an account, and no deleted parent', async () => {
    const child = await pageVisit(tested, { user: { email: null } })
    await addParent(child, 'father@other.test')
    const gone = await addParent(child, 'gone@other.test')
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone))
    expect((await write(message(), { id: child.id })).statusCode).toBe(200)
    await eventually(async () => expect(await mailsTo('father@other.test')).toHaveLength(1))
    expect(await mailsTo('gone@other.test')).toEqual([])
  })

  test.each([
    ['contact_name', 'Jo', 'Please enter Name (at least 3 symbols)'],
    ['contact_email', 'dana@', 'Must be valid email. dana@'],
    ['contact_email', 'dana@college.test\r\nBcc: all@example.test', expect.stringContaining('Must be valid')],
    ['contact_phone', '512-555', 'Please enter phone (at least 10 digits)'],
    ['contact_phone', '512 555 0142', 'Please enter a valid phone number'],
    ['contact_message', ' \n ', 'Please enter message'],
    ['contact_message', 'x'.repeat(5001), 'Please shorten this to 5,000 characters'],
  ])('refuses %s %j, and stores nothing', async (field, value, fault) => {
    const before = (await stored()).length
    const answer = await write({ ...message(), [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ [field]: [fault] })
    expect(await stored()).toHaveLength(before)
  })

  test('treats hostile text as text, and never turns a name into a link', async () => {
    const target = await pageVisit(tested, { user: { email: 'target@family.test' } })
    await write(
      {
        ...message(),
        contact_name: 'evil.example/now\r\nBcc: all@example.test',
        contact_message: '<script>alert(1)</script><a href="https://evil.example">Click</a>',
      },
      { id: target.id },
    )
    const [mail] = await eventually(async () => {
      const mails = await mailsTo('target@family.test')
      expect(mails).toHaveLength(1)
      return mails
    })
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail?.html).not.toMatch(/<script|href="https:\/\/evil/)
    expect(mail?.subject).not.toMatch(/[\r\n]|evil\.example/)
  })

  test('sends once for the same Idempotency-Key', async () => {
    const before = (await stored()).length
    const headers = { 'idempotency-key': 'a-double-click' }
    const sent = message()
    const [first, second] = await Promise.all([write(sent, { headers }), write(sent, { headers })])
    expect(second.json()).toEqual(first.json())
    expect(await stored()).toHaveLength(before + 1)
  })

  test('tells an address that writes too often when to try again', async () => {
    const remoteAddress = '10.9.9.9'
    for (let count = 0; count < 10; count++)
      expect((await write(message(), { remoteAddress })).statusCode).toBe(200)
    const refused = await write(message(), { remoteAddress })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toContain('10 minutes')
  })
})

describe('PRO-09 the contact form of a page that is hidden', () => {
  test('refuses people who may not see the page, and stores nothing', async () => {
    const hidden = await pageVisit(tested, { is_visible: false })
    for (const { headers } of [{ headers: {} }, await tested.signedIn('coach')]) {
      const answer = await write(message(), { id: hidden.id, headers })
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe('The athlete is not available for viewing')
    }
    expect(await stored(hidden.id)).toEqual([])
    const headers = await hidden.assignedCoach()
    expect((await write(message(), { id: hidden.id, headers })).statusCode).toBe(200)
  })

  test('of an unknown athlete is not found', async () => {
    expect((await write(message(), { id: 'nobody-at-all' })).statusCode).toBe(404)
  })
})
