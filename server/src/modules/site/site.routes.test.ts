import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { listMailbox } from '../../platform/mail/mailbox.ts'
import { contactMessages } from './site.tables.ts'

const message = {
  contact_name: 'Dana Whitfield',
  contact_email: 'dana@example.com',
  contact_phone: '(512) 555-0142',
  contact_message: 'How do I add a video?\nThank you!',
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
    url: '/api/contact-us',
    payload: payload as object,
    headers,
    remoteAddress: `10.0.0.${++household}`,
  })

const stored = () => tested.ports.database.db.select().from(contactMessages)
const mails = () => listMailbox(tested.ports.database.db)

describe('PUB-03 the contact form', () => {
  test('stores the message and emails it to the team', async () => {
    const answer = await send(message)
    expect(answer.statusCode).toBe(200)
    const { id } = answer.json().data
    expect(await stored()).toEqual([{ id, ...message, delivery: 'now', created_at: expect.any(Date) }])
    await eventually(async () =>
      expect(await mails()).toMatchObject([
        {
          to: 'team@fieldhouse.test',
          reply_to: message.contact_email,
          subject: 'Contact form: Dana Whitfield',
          text: expect.stringContaining(message.contact_message),
        },
      ]),
    )
  })

  test('normalizes the typed text', async () => {
    const { id } = (
      await send({
        ...message,
        contact_name: '  Dana \n Whitfield ',
        contact_email: ' dana@example.com ',
        contact_phone: '512-555-0142',
        contact_message: '  Hello  ',
      })
    ).json().data
    const row = (await stored()).find((candidate) => candidate.id === id)
    expect(row).toMatchObject({ ...message, contact_message: 'Hello' })
  })

  test('reports all errors together, with the texts from the specification', async () => {
    const answer = await send({})
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      errors: {
        contact_name: ['Please enter Name (at least 3 symbols)'],
        contact_email: ['Must be valid email.'],
        contact_phone: ['Please enter phone (at least 10 digits)'],
        contact_message: ['Please enter message'],
      },
      request_id: expect.any(String),
    })
  })

  test.each([
    ['contact_name', 'Jo', 'Please enter Name (at least 3 symbols)'],
    ['contact_name', '   Jo   ', 'Please enter Name (at least 3 symbols)'],
    ['contact_name', 7, 'Please enter Name (at least 3 symbols)'],
    ['contact_name', 'x'.repeat(101), 'Please shorten this to 100 characters'],
    ['contact_email', 'dana@', 'Must be valid email. dana@'],
    ['contact_email', '', 'Must be valid email.'],
    ['contact_phone', '512-555', 'Please enter phone (at least 10 digits)'],
    ['contact_phone', '512 555 0142', 'Please enter a valid phone number'],
    ['contact_phone', '5125550142 x1', 'Please enter a valid phone number'],
    ['contact_phone', '5'.repeat(41), 'Please enter a valid phone number'],
    ['contact_message', ' \n ', 'Please enter message'],
    ['contact_message', 'x'.repeat(5001), 'Please shorten this to 5,000 characters'],
  ])('refuses %s %j', async (field, value, fault) => {
    const answer = await send({ ...message, [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ [field]: [fault] })
  })

  test('a refused message leaves nothing behind', async () => {
    const before = { rows: (await stored()).length, mails: (await mails()).length }
    await send({ ...message, contact_phone: '1' })
    expect({ rows: (await stored()).length, mails: (await mails()).length }).toEqual(before)
  })

  test('sends once for the same Idempotency-Key', async () => {
    const before = (await stored()).length
    const key = { 'idempotency-key': 'a-double-click' }
    const [first, second] = await Promise.all([send(message, key), send(message, key)])
    expect(second.json()).toEqual(first.json())
    expect(await stored()).toHaveLength(before + 1)
    const other = await send({ ...message, contact_name: 'Somebody else' }, key)
    expect(other.statusCode).toBe(409)
  })

  test('tells an address that writes too often when to try again', async () => {
    const sendAgain = () =>
      tested.app.inject({
        method: 'POST',
        url: '/api/contact-us',
        payload: message,
        remoteAddress: '10.9.9.9',
      })
    for (let count = 0; count < 10; count++) expect((await sendAgain()).statusCode).toBe(200)
    const refused = await sendAgain()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    expect(refused.json().message).toContain('10 minutes')
  })
})
