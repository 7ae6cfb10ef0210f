import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type PostgresService, startPostgres } from '../../tools/services/postgres.ts'
import { type SmtpService, startSmtp } from '../../tools/services/smtp.ts'
import { nextMessage, postMessage } from './contact-messages.factory.ts'
import { startProduction } from './production.factory.ts'

let postgres: PostgresService
let smtp: SmtpService
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  smtp = await startSmtp()
}, 120_000)
afterAll(async () => {
  await postgres.stop()
  await smtp.stop()
})

const start = () => startProduction({ databaseUrl: postgres.url, smtpUrl: smtp.url })

const sendMessages = async (url: string, count: number): Promise<string[]> => {
  const messages = Array.from({ length: count }, nextMessage)
  const answers = await Promise.all(messages.map((message) => postMessage(url, message)))
  expect(answers.map(({ status }) => status)).toEqual(messages.map(() => 200))
  return messages.map(({ contact_name }) => `Contact form: ${contact_name}`).sort()
}

/** Subjects in order, counted by distinct Message-ID. */
const subjectsByMessageId = () => {
  const byId = new Map(smtp.received.map(({ headers, subject }) => [headers['message-id'], subject]))
  return [...byId.values()].sort()
}

test('emails that are refused for now arrive later, once each, and those of a killed process too', async () => {
  const product = await start()
  smtp.refuse(4)
  const subjects = await sendMessages(product.url, 6)
  await vi.waitFor(() => expect(smtp.received).toHaveLength(6), { timeout: 30_000, interval: 100 })
  expect(smtp.received.map(({ subject }) => subject).sort()).toEqual(subjects)
  expect(subjectsByMessageId()).toEqual(subjects)

  const more = await sendMessages(product.url, 6)
  await product.stop('SIGKILL')
  const next = await start()
  await vi.waitFor(() => expect(subjectsByMessageId()).toEqual([...subjects, ...more].sort()), {
    timeout: 45_000,
    interval: 100,
  })
  expect(await next.stop()).toBe(0)
})
