import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { createApp } from '../server/src/app.ts'
import { loadBundledData } from '../server/src/bundled-data.ts'
import { readConfig } from '../server/src/config.ts'
import { fillDemoWorld } from '../server/src/demo/fill-demo-world.ts'
import { loadBuiltWeb } from '../server/src/platform/http/web.ts'
import { openPorts } from '../server/src/ports.ts'
import { growWorld } from './grown-world.ts'
import { type HeardStatement, heardStatements } from './heard-statements.ts'
import { listen, openHanded } from './open-server.ts'
import { type Asker, pageCases } from './pages-cases.ts'
import { plainElements, renderPlainly } from './plain-elements.ts'
import { answerFor } from './server-process.ts'
import { signIn } from './sign-in-demo.ts'

export interface MeasuredPage {
  readonly asker: Asker
  readonly path: string
  readonly headers: Record<string, string>
  readonly urls: Record<'page' | 'sameBytes' | 'sameQueries' | 'plain', string>
  /** Every statement sent to the database, including `begin` and `commit`. */
  readonly roundTrips: number
  readonly bytes: number
  /** The bytes of the scripts in the HTML: mostly data of the page. */
  readonly embedded: number
  readonly gzipped: number
}

export interface PagesServer {
  readonly pages: readonly MeasuredPage[]
}

const demoAthletes = 3000
const config = readConfig({
  NODE_ENV: 'test',
  DATABASE_URL: process.env.DATABASE_URL,
  DATA_DIR: process.env.DATA_DIR,
})
const ports = { ...(await openPorts(config)), limiter: openHanded }
const { db, pool } = ports.database
await loadBundledData(db)
// Larger worlds are copies of this one, made in the database.
await fillDemoWorld(db, { athletes: demoAthletes })
await growWorld(ports, Math.ceil(Number(process.env.ATHLETES ?? demoAthletes) / demoAthletes))
const url = await listen(createApp(config, ports, { web: await loadBuiltWeb(), isStopping: () => false }))
const bare = Fastify()

const isForTransaction = ({ config: { text } }: HeardStatement): boolean =>
  /^(begin|commit|rollback)/i.test(text)

/** One row of the demo world for each kind of address. */
const ids: Record<string, string> = {}
const idQueries = {
  athlete: `select id from accounts_users where email = 'athlete@fieldhouse.test'`,
  invoice: `select i.id from billing_invoices i join accounts_users u on u.id = payer_id where email = 'parent@fieldhouse.test' order by number desc limit 1`,
  inboxItem: 'select id from inbox_items order by created_at desc limit 1',
  promoCode: 'select id from affiliates_promo_codes order by id limit 1',
  team: 'select id from teams_teams order by id limit 1',
}
for (const [name, text] of Object.entries(idQueries)) {
  const { rows } = await pool.query<{ id: string }>(text)
  if (!rows[0]?.id) throw new Error(`The demo world has no ${name}`)
  ids[name] = String(rows[0].id)
}

const scriptBytes = (html: string): number =>
  [...html.matchAll(/<script\b[^>]*>([^<]*)<\/script>/g)].reduce((sum, [, text = '']) => sum + text.length, 0)

/** Addresses that lead to another page would measure that one. */
const elsewhere: string[] = []

const measured = async (
  asker: Asker,
  address: string,
  headers: Record<string, string>,
): Promise<MeasuredPage> => {
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name)
  const ask = async () => {
    const answer = await fetch(`${url}${path}`, { headers })
    // A page that does not exist is a page too.
    if (!answer.ok && answer.status !== 404) throw new Error(`${asker} ${path} answered ${answer.status}`)
    return { final: answer.url, body: Buffer.from(await answer.arrayBuffer()) }
  }
  const { final, body } = await ask()
  if (final !== `${url}${path}`) elsewhere.push(`${asker} ${path} leads to ${final}`)
  await ask()
  const heard = await heardStatements(ask)
  const statements = heard.filter((statement) => !isForTransaction(statement))
  const key = `${asker}${path}`.replaceAll(/\W/g, '-')
  bare.get(`/bytes/${key}`, (_request, reply) => reply.type('text/html; charset=utf-8').send(body))
  bare.get(`/queries/${key}`, async () => {
    let rows = 0
    for (const { config, values } of statements) rows += (await pool.query(config, values)).rows.length
    return { rows }
  })
  const plain = plainElements(body.toString())
  bare.get(`/plain/${key}`, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderPlainly(plain)),
  )
  return {
    asker,
    path: address,
    headers,
    urls: {
      page: `${url}${path}`,
      sameBytes: `/bytes/${key}`,
      sameQueries: `/queries/${key}`,
      plain: `/plain/${key}`,
    },
    roundTrips: heard.length,
    bytes: body.length,
    embedded: scriptBytes(body.toString()),
    gzipped: gzipSync(body).length,
  }
}

const headersOf = async (asker: Asker): Promise<Record<string, string>> => ({
  accept: 'text/html',
  'accept-encoding': 'identity',
  ...(asker && { cookie: `main-auth-token=${await signIn(url, `${asker}@fieldhouse.test`)}` }),
})

const matches = await fetch(`${url}/bcm/matches`, { headers: await headersOf('athlete') })
ids.college = /bcm\/matches\/(\d+)/.exec(await matches.text())?.[1] ?? ''
if (!ids.college) throw new Error('The athlete of the demo world has no matches')

const pages: MeasuredPage[] = []
for (const [asker, addresses] of pageCases) {
  const headers = await headersOf(asker)
  for (const address of addresses)
    if (address.includes(process.env.PAGES ?? '')) pages.push(await measured(asker, address, headers))
}
if (elsewhere.length > 0) throw new Error(elsewhere.join('\n'))
const bareUrl = await listen(bare)
const ready: PagesServer = {
  pages: pages.map((page) => ({
    ...page,
    urls: {
      page: page.urls.page,
      sameBytes: bareUrl + page.urls.sameBytes,
      sameQueries: bareUrl + page.urls.sameQueries,
      plain: bareUrl + page.urls.plain,
    },
  })),
}
answerFor(ready)
