import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type FieldhouseService, startFieldhouse } from '../../tools/services/fieldhouse.ts'
import { freePort } from '../../tools/services/free-port.ts'
import { hasNginx, startNginx } from '../../tools/services/nginx.ts'
import { hasPgbouncer, startPgbouncer } from '../../tools/services/pgbouncer.ts'
import { startPostgres } from '../../tools/services/postgres.ts'
import { startSmtp } from '../../tools/services/smtp.ts'
import { nextMessage } from './contact-messages.factory.ts'

const sample = (name: string) => readFile(new URL(`../../docs/deploy/${name}`, import.meta.url), 'utf8')

/** The unchanged sample, except for what belongs to one machine: ports, names, and files. */
const adapted = (text: string, changes: readonly (readonly [string | RegExp, string])[]): string =>
  changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to)
    if (after === before) throw new Error(`The sample has no ${from}`)
    return after
  }, text)

describe.skipIf(!hasNginx() || !hasPgbouncer())('behind the sample nginx and PgBouncer', () => {
  const stops: (() => Promise<unknown>)[] = []
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let nodes: FieldhouseService[]
  let site = ''

  const startPooler = async (postgresPort: number): Promise<string> => {
    const port = await freePort()
    const url = `postgres://postgres@127.0.0.1:${port}/fieldhouse`
    const configuration = adapted(await sample('pgbouncer.ini'), [
      ['port=5432 dbname=fieldhouse', `port=${postgresPort} dbname=postgres user=postgres`],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['auth_type = scram-sha-256', 'auth_type = any'],
      [/^auth_file.*$/m, ''],
      // Statements then go over different connections.
      ['default_pool_size = 20', 'default_pool_size = 5'],
    ])
    const pooler = await startPgbouncer(configuration, url)
    stops.push(pooler.stop)
    return url
  }

  beforeAll(async () => {
    const postgres = await startPostgres({ durable: false })
    smtp = await startSmtp()
    stops.push(postgres.stop, smtp.stop)
    const databaseUrl = await startPooler(postgres.port)
    const port = await freePort()
    site = `http://localhost:${port}`
    const ports = [await freePort(), await freePort()] as const
    nodes = await Promise.all(
      ports.map((own) =>
        startFieldhouse({
          settings: {
            NODE_ENV: 'production',
            PORT: String(own),
            PUBLIC_URL: site,
            DATABASE_URL: databaseUrl,
            DATABASE_POOLER: 'transaction',
            SMTP_URL: smtp.url,
            BRAINTREE_ENVIRONMENT: 'sandbox',
            BRAINTREE_MERCHANT_ID: 'merchant',
            BRAINTREE_PUBLIC_KEY: 'public',
            BRAINTREE_PRIVATE_KEY: 'private',
            TRUST_PROXY: '1',
          },
        }),
      ),
    )
    stops.push(...nodes.map((node) => () => node.stop()))
    const configuration = adapted(await sample('nginx.conf'), [
      ['listen 443 ssl;', `listen 127.0.0.1:${port}; listen [::1]:${port};`],
      [/^\s*ssl_certificate .*$/m, ''],
      [/^\s*ssl_certificate_key .*$/m, ''],
      ['server_name fieldhouse.example *.fieldhouse.example;', 'server_name localhost *.localhost;'],
      ['127.0.0.1:3000', `127.0.0.1:${ports[0]}`],
      ['127.0.0.1:3001', `127.0.0.1:${ports[1]}`],
    ])
    const proxy = await startNginx(configuration, port)
    stops.push(proxy.stop)
  }, 120_000)
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop()
  })

  test('pages work on any connection for their statements', async () => {
    const pages = Array.from({ length: 60 }, (_, page) => fetch(`${site}/no-such-athlete-${page % 3}`))
    expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([404]))
    const home = await fetch(`${site}/`)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('<title>')
    for (const node of nodes) expect(node.output()).not.toMatch(/prepared statement|"level":50/)
  })

  test('a message is emailed, and nobody can fake their address', async () => {
    const send = (address: number) =>
      fetch(`${site}/api/contact-us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${address}` },
        body: JSON.stringify(nextMessage()),
      })
    expect((await send(1)).status).toBe(200)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 30_000, interval: 100 })
    const statuses: number[] = []
    for (let address = 2; address < 40; address += 1) statuses.push((await send(address)).status)
    expect(statuses).toContain(429)
  })

  test('a websocket is opened through the proxy', async () => {
    const socket = new WebSocket(`${site.replace('http', 'ws')}/app/fieldhouse?protocol=7`, { origin: site })
    const welcome = await new Promise((resolve, reject) => {
      socket.once('message', (frame) => resolve(JSON.parse(String(frame))))
      socket.once('error', reject)
    })
    expect(welcome).toMatchObject({ event: 'pusher:connection_established' })
    socket.close()
  })
})
