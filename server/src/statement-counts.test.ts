import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from './app.factory.ts'
import { fillDemoWorld } from './demo/fill-demo-world.ts'
import { startSession } from './platform/sessions/sessions.ts'

/**
 * The API calls of the pages that people open most, and how many statements each may send, with the one that finds the
 * session. They don't grow with the data.
 */
const calls: readonly (readonly [who: string, path: string, most: number])[] = [
  ['athlete', '/recruiting-center/{athlete}', 6],
  ['athlete', '/recruiting-center/{athlete}/get-favorites', 6],
  ['athlete', '/recruiting-center/{athlete}/recently-contacted', 6],
  ['athlete', '/recruiting-center/{athlete}/get-filters', 2],
  ['athlete', '/recruiting-center/{athlete}/counts', 3],
  ['athlete', '/my-rsa', 2],
  ['parent', '/recruiting-center/{athlete}', 6],
  ['parent', '/recruiting-center/{athlete}/counts', 3],
  ['rsc', '/recruiting-center/{athlete}', 6],
  ['coach', '/recruiting-center/{coach}', 5],
  ['coach', '/recruiting-center/{coach}/counts', 3],
  ['coach', '/coach/verification', 6],
  ['coach', '/panel/index', 3],
  ['rsc', '/panel/my-rosters', 6],
  ['rsc', '/panel/my-day', 5],
  ['rsc', '/panel/new-rosters', 4],
  ['admin', '/panel/users/all', 5],
  ['admin', '/panel/filter', 2],
  ['admin', '/panel/admin/audit-log?q=whitlock', 4],
  ['admin', '/panel/admin/health', 11],
  ['admin', '/panel/admin/users/{athlete}', 14],
  ['athlete', '/my-account/payment', 5],
  ['parent', '/my-account/payment', 6],
  ['parent', '/user/families', 4],
  ['athlete', '/subscription/family', 2],
  ['athlete', '/bcm/{athlete}/overview', 4],
  ['athlete', '/bcm/{athlete}/results', 2],
  ['athlete', '/bcm/{athlete}/favorites', 4],
]

let tested: TestApp
const ids = new Map<string, string>()
const headers = new Map<string, { authorization: string }>()

beforeAll(async () => {
  tested = await testApp()
  const { db, pool } = tested.ports.database
  await fillDemoWorld(db, { athletes: 40 })
  for (const who of new Set(calls.map(([name]) => name))) {
    const { rows } = await pool.query<{ id: string }>('select id from accounts_users where email = $1', [
      `${who}@fieldhouse.test`,
    ])
    const userId = rows[0]?.id ?? ''
    const { token } = await startSession(db, { userId, remember: true })
    ids.set(who, userId)
    headers.set(who, { authorization: `Bearer ${token}` })
  }
})
afterAll(() => tested.close())

const counting = new AsyncLocalStorage<{ sent: number }>()

/** Counts only what `work` sends. Jobs run in the meantime. */
const countStatements = async (work: () => Promise<unknown>): Promise<number> => {
  const { query } = pg.Pool.prototype
  const counted = { sent: 0 }
  const pool = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (
    this: pg.Pool,
    ...given: unknown[]
  ) {
    const mine = counting.getStore()
    if (mine) mine.sent++
    return Reflect.apply(query, this, given)
  })
  // A request is sent when it is awaited.
  await counting.run(counted, async () => {
    await work()
  })
  pool.mockRestore()
  expect(counted.sent).toBeGreaterThan(1)
  return counted.sent
}

test.each(calls)('%s: %s takes at most %i statements', async (who, path, most) => {
  const ask = () =>
    tested.app.inject({
      url: `/api${path.replace(/\{(\w+)\}/, (_, name: string) => ids.get(name) ?? '')}`,
      headers: headers.get(who) ?? {},
    })
  // The first answer fills what is read once per version of the data.
  const answer = await ask()
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await countStatements(ask)).toBeLessThanOrEqual(most)
})
