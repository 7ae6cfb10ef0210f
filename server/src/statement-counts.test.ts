import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from './app.factory.ts'
import { fillDemoWorld } from './demo/fill-demo-world.ts'
import { loadBuiltWeb } from './platform/http/web.ts'
import { startSession } from './platform/sessions/sessions.ts'

/**
 * The API calls of the pages that people open most, and how many statements each may send, with the one that finds the
 * session. They don't grow with the data.
 */
const calls: readonly (readonly [who: string, path: string, most: number])[] = [
  ['athlete', '/recruiting-center/{athlete}', 4],
  ['athlete', '/recruiting-center/{athlete}/get-favorites', 4],
  ['athlete', '/recruiting-center/{athlete}/recently-contacted', 4],
  ['athlete', '/recruiting-center/{athlete}/get-filters', 2],
  ['athlete', '/recruiting-center/{athlete}/counts', 2],
  ['athlete', '/my-rsa', 2],
  ['parent', '/recruiting-center/{athlete}', 4],
  ['parent', '/recruiting-center/{athlete}/counts', 2],
  ['rsc', '/recruiting-center/{athlete}', 4],
  ['coach', '/recruiting-center/{coach}', 4],
  ['coach', '/recruiting-center/{coach}/counts', 3],
  ['coach', '/coach/verification', 4],
  ['coach', '/panel/index', 2],
  ['rsc', '/panel/my-rosters', 2],
  ['rsc', '/panel/my-day', 2],
  ['rsc', '/panel/new-rosters', 3],
  ['admin', '/panel/users/all', 5],
  ['admin', '/panel/filter', 2],
  ['admin', '/panel/admin/audit-log?q=whitlock', 4],
  ['admin', '/panel/admin/health', 5],
  ['admin', '/panel/admin/users/{athlete}', 4],
  ['admin', '/panel/admin/transactions?user={athlete}', 2],
  ['editor', '/panel/admin/transactions', 3],
  ['athlete', '/my-account/payment', 3],
  ['parent', '/my-account/payment', 3],
  ['parent', '/user/families', 2],
  ['athlete', '/subscription/family', 2],
  ['athlete', '/bcm/{athlete}/overview', 4],
  ['athlete', '/bcm/{athlete}/results', 2],
  ['athlete', '/bcm/{athlete}/favorites', 4],
]

/**
 * Every signed-in page, and how many statements it may send: at most six, including the one for the session and the viewer.
 * A comment says why a page needs more. Reads of the site's texts are not counted, because one in two seconds serves all
 * pages.
 */
const pages: readonly (readonly [who: string, path: string, most: number])[] = [
  ['athlete', '/', 4],
  ['athlete', '/amara-whitlock', 3],
  ['athlete', '/amara-whitlock?mode=edit', 3],
  ['athlete', '/amara-whitlock/qr', 3],
  ['athlete', '/recruiting-center/results', 6],
  ['athlete', '/recruiting-center/favorites', 6],
  ['athlete', '/bcm/matches', 6],
  ['athlete', '/bcm/matches/{college}', 6],
  ['athlete', '/bcm/survey', 3],
  ['athlete', '/bcm/compare', 5],
  ['athlete', '/bcm/favorites', 5],
  ['athlete', '/user/setting', 4],
  ['athlete', '/user/payment', 4],
  ['athlete', '/user/success-coach', 1],
  // Few people have this name, so nicknames, schools, towns, and similar spellings are searched too, one after the other.
  ['athlete', '/search-results?q=jo', 7],
  ['parent', '/amara-whitlock', 4],
  ['parent', '/amara-whitlock?mode=edit', 4],
  ['parent', '/recruiting-center/{athlete}/results', 6],
  ['parent', '/bcm/{athlete}/matches', 6],
  ['parent', '/bcm/{athlete}/matches/{college}', 6],
  ['parent', '/bcm/{athlete}/survey', 3],
  ['parent', '/bcm/{athlete}/compare', 5],
  ['parent', '/bcm/{athlete}/favorites', 5],
  ['parent', '/parent/account-info', 4],
  ['parent', '/parent/athlete-info', 5],
  ['parent', '/parent/payment', 4],
  ['parent', '/parent/success-coach', 1],
  ['parent', '/invoice/{invoice}', 4],
  ['coach', '/', 3],
  ['coach', '/amara-whitlock', 4],
  ['coach', '/coach/users', 6],
  ['coach', '/coach/messenger', 1],
  ['coach', '/coach/teams', 3],
  ['coach', '/coach/setting', 6],
  ['coach', '/recruiting-center/results', 6],
  ['coach', '/search-results?q=jo', 7],
  ['coach', '/roster', 4],
  ['rsc', '/coach/roster', 5],
  ['rsc', '/coach/roster/{athlete}', 6],
  ['rsc', '/coach/roster/new-athletes', 4],
  ['rsc', '/coach/time', 1],
  ['rsc', '/coach/messenger', 1],
  ['rsc', '/coach/setting', 3],
  ['affiliate', '/affiliate/my-sales', 6],
  ['affiliate', '/affiliate/setting', 3],
  ['editor', '/editor', 4],
  ['editor', '/editor/site-setup', 1],
  ['admin', '/admin/users', 6],
  ['admin', '/admin/users/{athlete}', 5],
  ['admin', '/admin/business', 1],
  ['admin', '/admin/inbox', 6],
  ['admin', '/admin/inbox/{inboxItem}', 6],
  ['admin', '/admin/promo-codes', 4],
  ['admin', '/admin/promo-codes/{promoCode}', 6],
  ['admin', '/admin/promo-codes/invites', 4],
  ['admin', '/admin/promo-codes/payouts', 4],
  ['admin', '/admin/coach-reviews', 5],
  ['admin', '/admin/audit-log', 4],
  ['admin', '/admin/teams', 5],
  ['admin', '/admin/teams/{team}', 6],
  ['admin', '/admin/packages', 6],
  ['admin', '/admin/program', 4],
  ['admin', '/admin/seros', 4],
  ['admin', '/amara-whitlock?mode=edit', 3],
  ['admin', '/admin/setting', 3],
  ['admin', '/admin/site-setup', 1],
  ['admin', '/admin/tax-rates', 3],
  ['admin', '/admin/time', 4],
  ['admin', '/admin/health', 5],
  ['admin', '/user-edit/{athlete}', 4],
]

/** One row of the demo world for each kind of address. */
const idQueries: Readonly<Record<string, string>> = {
  invoice: `select billing_invoices.id from billing_invoices join accounts_users on accounts_users.id = payer_id where email = 'parent@fieldhouse.test' limit 1`,
  inboxItem: 'select id from inbox_items limit 1',
  promoCode: 'select id from affiliates_promo_codes order by id limit 1',
  team: 'select id from teams_teams order by id limit 1',
}

let tested: TestApp
const ids = new Map<string, string>()
const headers = new Map<string, { authorization: string }>()

beforeAll(async () => {
  tested = await testApp({ web: await loadBuiltWeb() })
  const { db, pool } = tested.ports.database
  await fillDemoWorld(db, { athletes: 40 })
  for (const who of new Set([...calls, ...pages].map(([name]) => name))) {
    const { rows } = await pool.query<{ id: string }>('select id from accounts_users where email = $1', [
      `${who}@fieldhouse.test`,
    ])
    const userId = rows[0]?.id ?? ''
    const { token } = await startSession(db, { userId, remember: true })
    ids.set(who, userId)
    headers.set(who, { authorization: `Bearer ${token}` })
  }
  for (const [name, text] of Object.entries(idQueries)) {
    const { rows } = await pool.query<{ id: string }>(text)
    ids.set(name, String(rows[0]?.id ?? ''))
  }
  // The first request scores the matches.
  const matches = await tested.app.inject({
    url: `/api${addressOf('/bcm/{athlete}/results')}`,
    headers: headers.get('athlete') ?? {},
  })
  ids.set('college', String(matches.json().data[0]?.match_id ?? ''))
})
afterAll(() => tested.close())

const counting = new AsyncLocalStorage<{ queries: number; connections: number }>()

const isForAllPages = (given: unknown): boolean => {
  const { text = given } = Object(given) as { text?: unknown }
  return String(text).includes('from "site_contents"')
}

/** Counts only what `work` sends. Jobs run in the meantime. */
const countStatements = async (work: () => Promise<unknown>): Promise<number> => {
  const { query, connect } = pg.Pool.prototype
  const counted = { queries: 0, connections: 0 }
  const spies = [
    vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...given: unknown[]) {
      const mine = isForAllPages(given[0]) ? undefined : counting.getStore()
      if (mine) mine.queries++
      return counting.run({ queries: 0, connections: 0 }, () => Reflect.apply(query, this, given))
    }),
    vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool, ...given: unknown[]) {
      const mine = counting.getStore()
      if (mine) mine.connections++
      return Reflect.apply(connect, this, given)
    }),
  ]
  // A request is sent when it is awaited.
  await counting.run(counted, async () => {
    await work()
  })
  for (const spy of spies) spy.mockRestore()
  // A query takes its connection itself. Only a transaction asks for one.
  expect(counted.connections, 'transactions').toBe(0)
  expect(counted.queries).toBeGreaterThan(0)
  return counted.queries
}

const addressOf = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids.get(name)
    if (!id) throw new Error(`The demo world has no ${name}`)
    return id
  })

const expectAtMost = async (most: number, url: string, asHeaders: Record<string, string>) => {
  const ask = () => tested.app.inject({ url, headers: asHeaders })
  // The first request fills the caches.
  const answer = await ask()
  expect(answer.statusCode, answer.headers.location?.toString() ?? answer.body.slice(0, 500)).toBe(200)
  // If a job changes something in the meantime, the cached data is read again.
  await vi.waitFor(async () => expect(await countStatements(ask)).toBeLessThanOrEqual(most), {
    timeout: 10_000,
  })
}

test.each(calls)('%s: %s takes at most %i statements', (who, path, most) =>
  expectAtMost(most, `/api${addressOf(path)}`, headers.get(who) ?? {}),
)

test.each(pages)('the page %s: %s takes at most %i statements', (who, path, most) =>
  expectAtMost(most, addressOf(path), { ...headers.get(who), accept: 'text/html' }),
)
