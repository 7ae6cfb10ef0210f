import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { outbox } from '../../platform/jobs/jobs.tables.ts'
import { listMailbox } from '../../platform/mail/mailbox.ts'
import { feedbackMessages } from './site.tables.ts'

const feedback = {
  feedback_message: 'The page broke when I pressed Save.\nTwice!',
  feedback_email: 'dana@example.com',
  page_url: '/athlete/dana?tab=videos',
  request_id: 'aBcDeF12-9',
}

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({ settings: { CONTACT_EMAIL: 'team@fieldhouse.test' } })
})
afterAll(() => tested.close())

let household = 0
/** From a new IP address each time, so the limit on forms doesn't interfere. */
const send = (payload: unknown, headers: Record<string, string> = {}) =>
  tested.app.inject({
    method: 'POST',
    url: '/api/feedback',
    payload: payload as object,
    headers,
    remoteAddress: `10.0.1.${++household}`,
  })

const db = () => tested.ports.database.db
const stored = () => db().select().from(feedbackMessages).orderBy(asc(feedbackMessages.created_at))
const storedAs = async (id: string) => (await stored()).find((row) => row.id === id)
const mailSaying = async (words: string) => {
  const find = async () => (await listMailbox(db())).find(({ text }) => text.includes(words))
  await eventually(async () => expect(await find()).toBeDefined())
  return find()
}

describe('SHL-03 feedback on a page that failed', () => {
  test('from a visitor is stored and emailed to the team', async () => {
    const answer = await send(feedback)
    expect(answer.statusCode).toBe(200)
    const { id } = answer.json().data
    expect(await storedAs(id)).toEqual({
      id,
      user_id: null,
      ...feedback,
      delivery: 'now',
      created_at: expect.any(Date),
    })
    expect(await mailSaying(feedback.feedback_message)).toMatchObject({
      to: 'team@fieldhouse.test',
      reply_to: 'dana@example.com',
      subject: 'Feedback from a visitor',
      text: expect.stringMatching(
        /^Page: \/athlete\/dana\?tab=videos\nRequest: aBcDeF12-9\nSender: a visitor\nEmail: dana@example\.com\nAnswer/,
      ),
    })
    // The link is above the message, so nobody can write another one in its place.
    expect((await mailSaying(feedback.feedback_message))?.text).toContain(
      `Answer it in the inbox: http://localhost:3000/admin/inbox/${id}\n\n`,
    )
  })

  test('from a signed-in person names them', async () => {
    const { userId, headers } = await tested.signedIn('athlete')
    const { id } = (await send({ ...feedback, feedback_message: 'From inside' }, headers)).json().data
    expect(await storedAs(id)).toMatchObject({ user_id: userId })
    const mail = await mailSaying('From inside')
    expect(mail?.subject).toBe('Feedback from a signed-in user')
    expect(mail?.text).toContain(`Sender: athlete ${userId}`)
  })

  test.each([
    ['is missing', {}],
    ['comes empty from the form', { feedback_email: '', page_url: '', request_id: '' }],
    ['is blank', { feedback_email: '  ', page_url: ' ', request_id: '\n' }],
  ])('needs only the message: the rest %s', async (way, rest) => {
    const answer = await send({ feedback_message: `The rest ${way}`, ...rest })
    expect(answer.statusCode).toBe(200)
    expect(await storedAs(answer.json().data.id)).toMatchObject({
      feedback_email: null,
      page_url: null,
      request_id: null,
    })
    const mail = await mailSaying(`The rest ${way}`)
    expect(mail?.reply_to).toBeNull()
    expect(mail?.text).toContain('Page: not given\nRequest: not given\nSender: a visitor\nEmail: not given\n')
  })

  test('accepts the longest allowed text, and typed text is cleaned up', async () => {
    const longest = {
      feedback_message: `  ${'x'.repeat(5000)}  `,
      feedback_email: ' dana@example.com ',
      page_url: `/${'y'.repeat(1999)}`,
      request_id: `a\r\nSender: ${'z'.repeat(90)}`,
    }
    const answer = await send(longest)
    expect(answer.statusCode).toBe(200)
    expect(await storedAs(answer.json().data.id)).toMatchObject({
      feedback_message: 'x'.repeat(5000),
      feedback_email: 'dana@example.com',
      page_url: longest.page_url,
      request_id: `a Sender: ${'z'.repeat(90)}`,
    })
  })

  test('reports all errors together', async () => {
    const answer = await send({ feedback_email: 'dana@', page_url: 7, request_id: 7 })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      errors: {
        feedback_message: ['Please enter message'],
        feedback_email: ['Must be valid email. dana@'],
        page_url: ['Must be the address of a page'],
        request_id: ['Must be the id of a request'],
      },
    })
  })

  test.each([
    ['feedback_message', ' \n ', 'Please enter message'],
    ['feedback_message', null, 'Please enter message'],
    ['feedback_message', 'x'.repeat(5001), 'Please shorten this to 5,000 characters'],
    ['feedback_email', 'dana at example.com', 'Must be valid email. dana at example.com'],
    ['feedback_email', 7, 'Must be valid email.'],
    ['feedback_email', `${'d'.repeat(250)}@a.co`, 'Please shorten this to 254 characters'],
    ['page_url', 'x'.repeat(2001), 'Please shorten this to 2,000 characters'],
    ['request_id', 'x'.repeat(101), 'Please shorten this to 100 characters'],
  ])('refuses %s %j', async (field, value, fault) => {
    const answer = await send({ ...feedback, [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ [field]: [fault] })
  })

  test('leaves nothing behind if it was refused', async () => {
    const left = async () => ({ rows: await stored(), outbox: await db().$count(outbox) })
    const before = await left()
    expect((await send({ ...feedback, feedback_email: 'nobody' })).statusCode).toBe(422)
    expect(await left()).toEqual(before)
  })

  test('sent twice under one Idempotency-Key counts only once', async () => {
    const before = (await stored()).length
    const key = { 'idempotency-key': 'a-double-click' }
    const [first, second] = await Promise.all([send(feedback, key), send(feedback, key)])
    expect(first.statusCode).toBe(200)
    expect(second.json()).toEqual(first.json())
    expect(await stored()).toHaveLength(before + 1)
    expect((await send({ feedback_message: 'Another one' }, key)).statusCode).toBe(409)
  })

  test('tells an address that writes too often when to try again', async () => {
    const sendAgain = () =>
      tested.app.inject({
        method: 'POST',
        url: '/api/feedback',
        payload: feedback,
        remoteAddress: '10.9.9.8',
      })
    for (let count = 0; count < 10; count++) expect((await sendAgain()).statusCode).toBe(200)
    const refused = await sendAgain()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
