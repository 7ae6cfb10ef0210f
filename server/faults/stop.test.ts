import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { FieldhouseService } from '../../tools/services/fieldhouse.ts'
import { type PostgresService, startPostgres } from '../../tools/services/postgres.ts'
import { type SmtpService, startSmtp } from '../../tools/services/smtp.ts'
import { nextMessage, postMessage } from './contact-messages.factory.ts'
import { startProduction } from './production.factory.ts'
import { openSocket, readAnswer } from './raw-request.factory.ts'

let postgres: PostgresService
let smtp: SmtpService
let product: FieldhouseService
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  smtp = await startSmtp()
}, 120_000)
beforeEach(async () => {
  product = await startProduction({ databaseUrl: postgres.url, smtpUrl: smtp.url })
  return async () => {
    await product.stop('SIGKILL')
  }
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  await smtp.stop()
})

const untilContinue = async (lines: string[]) => {
  const socket = await openSocket(product.url)
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  // The server has read the header and waits for the body.
  const [go] = await once(socket, 'data')
  expect(String(go)).toMatch(/^HTTP\/1.1 100 /)
  return socket
}

const contactHead = (length: number) => [
  'POST /api/contact-us HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${length}`,
  'Expect: 100-continue',
]

test('SIGTERM lets active requests finish, refuses new ones, sends sockets elsewhere, and ends with 0', async () => {
  const lock = new pg.Client(postgres.url)
  await lock.connect()
  await lock.query('begin')
  await lock.query('lock table site_contact_messages in access exclusive mode')
  const blocked = postMessage(product.url)
  await vi.waitFor(async () => {
    // Not pg_stat_activity, because within a transaction it stays as it was at the first read.
    const { rowCount } = await lock.query('select 1 from pg_locks where not granted')
    expect(rowCount).toBe(1)
  }, 20_000)
  const body = JSON.stringify(nextMessage())
  const halfSent = await untilContinue(contactHead(body.length))
  halfSent.write(body.slice(0, 20))
  const client = new WebSocket(`${product.url.replace('http', 'ws')}/app/fieldhouse?protocol=7`)
  await once(client, 'open')

  const closed = once(client, 'close')
  const ended = product.stop('SIGTERM')
  const [code] = await closed
  expect(code).toBe(4200)
  await vi.waitFor(() => expect(openSocket(product.url)).rejects.toThrow('ECONNREFUSED'), 5_000)

  const answer = readAnswer(halfSent)
  halfSent.write(body.slice(20))
  await lock.query('rollback')
  await lock.end()
  expect((await blocked).status).toBe(200)
  expect((await answer).status).toBe(200)
  expect(await ended).toBe(0)
})

// A stop may take ten seconds in total. After that, the process manager would kill us.
test('SIGTERM ends with 0 in time even if a client never finishes its request', {
  timeout: 10_000,
}, async () => {
  const unfinished = await untilContinue(contactHead(1000))
  unfinished.write('{"contact_name":')
  const idle = await openSocket(product.url)
  expect(await product.stop('SIGTERM')).toBe(0)
  unfinished.destroy()
  idle.destroy()
})
