import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { indexedPlan } from '../../../platform/database/indexed-plan.factory.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { sessions } from '../../../platform/sessions/sessions.tables.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { users } from '../accounts.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(() => {
  resetClock()
  vi.restoreAllMocks()
})

const db = () => tested.ports.database.db
const minute = 60 * 1000

/** A signed-in call that needs only the caller from the database. */
const ask = (headers: Record<string, string>, userId: string) =>
  tested.app.inject({
    method: 'POST',
    url: '/api/broadcasting/auth',
    headers,
    payload: { socket_id: '1.1', channel_name: `private-user.${userId}` },
  })

/** The statements that read or change sessions, without those of background jobs. */
const watchQueries = () => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  return () =>
    spy.mock.calls
      .map(([query]) => (typeof query === 'string' ? query : Object(query).text))
      .filter((text) => /accounts_|"sessions"/.test(text))
}

/** A person who was here just now, so that is not written down again. */
const seenNow = async (type: 'parent' | 'athlete') => {
  const person = await tested.signedIn(type)
  await db().update(users).set({ last_seen_at: clock.now() }).where(eq(users.id, person.userId))
  return person
}

const lastUse = async (userId: string) => {
  const [session] = await db().select().from(sessions).where(eq(sessions.user_id, userId))
  return session?.last_used_at.getTime() ?? 0
}

describe('the person behind a request', () => {
  test('is found by exactly one query', async () => {
    const { headers, userId } = await seenNow('parent')
    const queries = watchQueries()
    expect((await ask(headers, userId)).statusCode).toBe(200)
    expect(queries()).toEqual([expect.stringMatching(/^select .* from "sessions"/s)])
  })

  test('has grants that are found by index, however many families there are', async () => {
    const { headers, userId } = await seenNow('parent')
    const plan = await indexedPlan(
      tested.ports.database.pool,
      ({ name }) => name === 'session_by_token',
      () => ask(headers, userId),
    )
    expect(plan).toMatch(/ accounts_entitlements_user .*\n\s+Index Cond: \(user_id = ANY/)
  })

  test('is looked up together for calls that come together', async () => {
    const { headers, userId } = await seenNow('parent')
    const queries = watchQueries()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(headers, userId)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(queries().length).toBeLessThan(5)
  })

  test('is gone for the first call after the session ended, even if an earlier one is being answered', async () => {
    const { headers, userId } = await seenNow('parent')
    const earlier = ask(headers, userId)
    await endSessionsOf(db(), userId)
    expect((await ask(headers, userId)).statusCode).toBe(401)
    await earlier
  })

  test('is gone at once for a node that knows the session', async () => {
    const { headers, userId } = await seenNow('parent')
    expect((await ask(headers, userId)).statusCode).toBe(200)
    const queries = watchQueries()
    expect((await ask(headers, userId)).statusCode).toBe(200)
    expect(queries()).toEqual([expect.stringContaining(`"accounts_users"."type" = 'parent'`)])
    await endSessionsOf(db(), userId)
    expect((await ask(headers, userId)).statusCode).toBe(401)
    const deleted = await seenNow('athlete')
    expect((await ask(deleted.headers, deleted.userId)).statusCode).toBe(200)
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, deleted.userId))
    expect((await ask(deleted.headers, deleted.userId)).statusCode).toBe(401)
  })

  test('costs nothing for a visitor', async () => {
    const queries = watchQueries()
    expect((await ask({}, 'nobody')).statusCode).toBe(401)
    expect(queries()).toEqual([])
  })

  test.each(['', 'nonsense', 'x'.repeat(5000), '%00', "' or 1=1 --"])(
    'is unknown with the token %j',
    async (token) => {
      const whoAmI = (headers: Record<string, string>) => tested.app.inject({ url: '/api/user', headers })
      expect((await whoAmI({ authorization: `Bearer ${token}` })).statusCode).toBe(401)
      expect((await whoAmI({ cookie: `main-auth-token=${token}` })).statusCode).toBe(401)
    },
  )

  test('is unknown with the hash of a token, if the table is ever stolen', async () => {
    const { userId } = await tested.signedIn('athlete')
    const [session] = await db().select().from(sessions).where(eq(sessions.user_id, userId))
    for (const encoding of ['hex', 'base64url'] as const) {
      const authorization = `Bearer ${session?.token_hash.toString(encoding)}`
      expect((await ask({ authorization }, userId)).statusCode).toBe(401)
    }
  })

  test('has their new role from the next request on', async () => {
    const { headers, userId } = await tested.signedIn('admin')
    const list = () => tested.app.inject({ url: '/api/panel/users/all', headers })
    expect((await list()).statusCode).toBe(200)
    await db().update(users).set({ type: 'coach' }).where(eq(users.id, userId))
    expect((await list()).statusCode).toBe(403)
  })
})

describe('the last use of a session', () => {
  test('is recorded every ten minutes, and not in between', async () => {
    const { headers, userId } = await seenNow('athlete')
    const begin = await lastUse(userId)
    advanceClock(9 * minute)
    const queries = watchQueries()
    await ask(headers, userId)
    expect(queries()).toHaveLength(1)
    advanceClock(2 * minute)
    const before = clock.now().getTime()
    await ask(headers, userId)
    await eventually(async () => expect(await lastUse(userId)).toBeGreaterThanOrEqual(before))
    expect(before).toBeGreaterThan(begin)
  })

  test('is recorded once by many parallel requests', async () => {
    const { headers, userId } = await tested.signedIn('athlete')
    advanceClock(11 * minute)
    const before = clock.now().getTime()
    const queries = watchQueries()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(headers, userId)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    await eventually(async () => expect(await lastUse(userId)).toBeGreaterThanOrEqual(before))
    expect(queries().filter((text) => text.startsWith('update "sessions"'))).toHaveLength(1)
  })
})
