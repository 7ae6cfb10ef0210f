import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SmtpService, startSmtp } from '../../../../tools/services/smtp.ts'
import type { Mailer } from './mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

let smtp: SmtpService
let mailer: Mailer
beforeAll(async () => {
  smtp = await startSmtp()
  mailer = createSmtpMailer({ url: smtp.url, from: 'Fieldhouse <no-reply@fieldhouse.test>' })
})
afterAll(async () => {
  mailer.close()
  await smtp.stop()
})

const mail = { to: 'lukasz@athlete.test', subject: 'Welcome', text: 'Hello.' }

test('delivers the envelope, the headers, and both bodies', async () => {
  await mailer.deliver('mail-1', {
    ...mail,
    subject: 'Witaj, Łukasz 🏈',
    text: 'Cześć Łukasz 🏈\n\nZażółć gęślą jaźń.',
    html: '<p>Cześć <b>Łukasz</b> 🏈</p>',
    reply_to: 'coach@college.test',
  })
  const received = await smtp.next()
  expect(received).toMatchObject({
    from: 'no-reply@fieldhouse.test',
    to: ['lukasz@athlete.test'],
    subject: 'Witaj, Łukasz 🏈',
    text: 'Cześć Łukasz 🏈\n\nZażółć gęślą jaźń.',
    html: '<p>Cześć <b>Łukasz</b> 🏈</p>',
  })
  expect(received.headers).toMatchObject({
    from: 'Fieldhouse <no-reply@fieldhouse.test>',
    to: 'lukasz@athlete.test',
    'reply-to': 'coach@college.test',
    'message-id': '<mail-1@fieldhouse.test>',
  })
})

test('a second delivery has the same Message-ID', async () => {
  await mailer.deliver('mail-2', mail)
  await mailer.deliver('mail-2', mail)
  const ids = [await smtp.next(), await smtp.next()].map(({ headers }) => headers['message-id'])
  expect(ids).toEqual(['<mail-2@fieldhouse.test>', '<mail-2@fieldhouse.test>'])
})

test('a bare sender address works', async () => {
  const plain = createSmtpMailer({ url: smtp.url, from: 'office@fieldhouse.test' })
  await plain.deliver('mail-3', mail)
  plain.close()
  const { from, headers } = await smtp.next()
  expect([from, headers['message-id']]).toEqual(['office@fieldhouse.test', '<mail-3@fieldhouse.test>'])
})

test('a refusal is an error without the address, and the next attempt works', async () => {
  smtp.refuse(1)
  const refusal: unknown = await mailer.deliver('mail-4', mail).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Error)
  expect(String(refusal)).toContain('451')
  expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toContain('lukasz')
  await mailer.deliver('mail-4', mail)
  expect((await smtp.next()).headers['message-id']).toBe('<mail-4@fieldhouse.test>')
})

test('line breaks add no header and no recipient', async () => {
  const extra = '\r\nBcc: thief@elsewhere.test\r\n\r\nAnother body'
  await mailer.deliver(`mail-5${extra}`, { ...mail, subject: `Hi${extra}` })
  const { to, headers, text } = await smtp.next()
  expect(to).toEqual([mail.to])
  expect(headers).not.toHaveProperty('bcc')
  expect(text).toBe('Hello.')
})

test.each([
  'lukasz@athlete.test\r\nRCPT TO:<thief@elsewhere.test>',
  'lukasz@athlete.test\nBcc: thief@elsewhere.test',
  'lukasz@athlete.test, thief@elsewhere.test',
  'lukasz@athlete.test;thief@elsewhere.test',
  'Łukasz <lukasz@athlete.test>',
  'lukasz',
  '',
])('%j is refused as an address to send or reply to', async (address) => {
  const before = smtp.received.length
  await expect(mailer.deliver('mail-6', { ...mail, to: address })).rejects.toThrow('an address is not one')
  await expect(mailer.deliver('mail-6', { ...mail, reply_to: address })).rejects.toThrow(
    'an address is not one',
  )
  expect(smtp.received).toHaveLength(before)
})

test('a mail server that is away is an error', async () => {
  const gone = await startSmtp()
  await gone.stop()
  const lost = createSmtpMailer({ url: gone.url, from: 'office@fieldhouse.test' })
  await expect(lost.deliver('mail-7', mail)).rejects.toThrow('The mail was not delivered: ESOCKET')
  lost.close()
})
