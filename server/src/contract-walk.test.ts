import { actorOf } from '@fieldhouse/contract/actor.factory'
import type { Endpoint } from '@fieldhouse/contract/endpoint'
import { kindOf } from '@fieldhouse/contract/errors.codes'
import { errorStatus } from '@fieldhouse/contract/errors.kinds'
import { type Actor, allows, entitlements, guardNames, userTypes } from '@fieldhouse/contract/guards'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type TestApp, testApp } from './app.factory.ts'
import { boundEndpoints } from './app.ts'
import { readConfig } from './config.ts'
import { buildUser } from './modules/accounts/accounts.factory.ts'
import { entitlementGrants, users } from './modules/accounts/accounts.tables.ts'
import { buildPromoCode } from './modules/affiliates/affiliates.factory.ts'
import { verifyCoach } from './modules/colleges/colleges.factory.ts'
import { rosterClaims } from './modules/roster/roster.tables.ts'
import { uuidv7 } from './platform/database/uuid.ts'
import { apiPrefix } from './platform/http/mount.ts'
import { assertWireOutput } from './platform/http/wire-output.factory.ts'
import { startSession } from './platform/sessions/sessions.ts'

/** Walks the whole contract: every endpoint refuses every kind of caller that its guard refuses, and nobody else. */

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const endpoints = () => Object.values(boundEndpoints(readConfig({}), tested.ports)).flat()

interface Kind {
  readonly name: string
  /** The facts for guards. Null is a visitor. */
  readonly actor: Omit<Actor, 'id'> | null
}

const kind = (name: string, type: Actor['type'], facts: Partial<Actor> = {}): Kind => ({
  name,
  actor: actorOf(type, facts),
})

const kinds: readonly Kind[] = [
  { name: 'a visitor', actor: null },
  ...userTypes.map((type) => kind(`${type}, nothing more`, type)),
  kind('a super admin', 'admin', { is_super_admin: true }),
  kind('an admin who acts as a parent', 'parent', { impersonator_id: 'somebody' }),
  kind('an athlete with every package', 'athlete', { access: [...entitlements].toSorted() }),
  kind('an athlete whose packages ended', 'athlete', { ended: [...entitlements].toSorted() }),
  kind('a verified coach', 'coach', { is_verified_coach: true }),
  kind('a coach who sells by a promo code', 'coach', { has_promo_code: true }),
  kind('a success coach with an athlete', 'rsc', { has_roster: true }),
]

let made = 0
/** A new, signed-in person of this kind. */
const signedIn = async ({ actor }: Kind): Promise<string | null> => {
  if (!actor) return null
  const now = new Date()
  const userId = await buildUser(db(), { type: actor.type, is_super_admin: actor.is_super_admin })
  for (const what of actor.access)
    await db()
      .insert(entitlementGrants)
      .values({ id: uuidv7(), user_id: userId, what, from_at: now, source: 'grant', created_at: now })
  for (const what of actor.ended)
    await db()
      .insert(entitlementGrants)
      .values({
        id: uuidv7(),
        user_id: userId,
        what,
        from_at: new Date('2026-01-02'),
        until_at: new Date('2026-02-02'),
        source: 'package',
        created_at: now,
      })
  if (actor.is_verified_coach) await verifyCoach(db(), userId)
  if (actor.has_promo_code) await buildPromoCode(db(), { code: `WALK${++made}`, owner_id: userId })
  if (actor.has_roster)
    await db()
      .insert(rosterClaims)
      .values({ athlete_user_id: await buildUser(db()), success_coach_id: userId, created_at: now })
  if (!actor.impersonator_id) return (await startSession(db(), { userId, remember: true })).token
  const adminId = await buildUser(db(), { type: 'admin' })
  const { id, token } = await startSession(db(), { userId: adminId, remember: true })
  const admin = { userId: adminId, sessionId: id, token, expiresAt: new Date(now.getTime() + 60_000) }
  return (await startSession(db(), { userId, remember: false, admin })).token
}

const isAllowed = ({ guard }: Endpoint, { actor }: Kind): boolean =>
  allows(guard, actor && { ...actor, id: 'somebody' })

/** One account may make this many changes in a minute. The walk is faster than that. */
const mostCalls = 100

/** A signed-in person of each kind, for calls that change nothing. */
const shared = new Map<Kind, { token: Promise<string | null>; calls: number }>()
const anyOf = (who: Kind): Promise<string | null> => {
  const known = shared.get(who)
  const person = known && known.calls < mostCalls ? known : { token: signedIn(who), calls: 0 }
  person.calls++
  shared.set(who, person)
  return person.token
}

/** An allowed call may end the session or the account, so the next one needs another person. */
const callerOf = (endpoint: Endpoint, who: Kind): Promise<string | null> =>
  endpoint.method !== 'GET' && isAllowed(endpoint, who) ? signedIn(who) : anyOf(who)

/** A person whom the guard lets in. */
const passerOf = (endpoint: Endpoint): Kind | undefined =>
  kinds.find((who) => who.actor && isAllowed(endpoint, who))

let addresses = 0
const call = ({ method, path }: Endpoint, headers: Record<string, string>) =>
  tested.app.inject({
    method,
    url: apiPrefix + path.replace(/\{\w+\}/g, 'x'),
    headers,
    // Each call comes from a different household, so none is refused for coming too often.
    remoteAddress: `10.9.${++addresses >> 8}.${addresses & 255}`,
    ...(method === 'POST' ? { payload: {} } : {}),
  })

/** Statuses that an allowed caller must never get, unless the endpoint lists them. */
const neverFor = ({ errors = [] }: Endpoint): number[] =>
  (['unauthenticated', 'forbidden', 'too_many_requests', 'internal', 'unavailable'] as const)
    .filter((kind) => !errors.some((code) => kindOf(code) === kind))
    .map((kind) => errorStatus[kind])

const expectedOf = (endpoint: Endpoint, who: Kind) => {
  if (!isAllowed(endpoint, who)) return expect.toBeOneOf([who.actor ? 403 : 401])
  const never = neverFor(endpoint)
  return expect.toSatisfy((status: number) => !never.includes(status))
}

test('JSON can carry every output, and no row can fail a check on its way out', () => {
  for (const { name, endpoint } of endpoints()) assertWireOutput(name, endpoint.output)
})

test('every endpoint has a guard and its own path', () => {
  const routes = endpoints().map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(routes.length).toBeGreaterThan(30)
  expect(new Set(routes).size).toBe(routes.length)
  for (const { endpoint } of endpoints()) expect(guardNames).toContain(endpoint.guard)
})

test('for every guard in use, the walk has a caller who is allowed and one who is not', () => {
  const used = new Set(endpoints().map(({ endpoint }) => endpoint.guard))
  used.delete('anyone')
  for (const guard of used) {
    const passes = kinds.map(({ actor }) => allows(guard, actor && { ...actor, id: 'somebody' }))
    expect({ guard, answers: new Set(passes) }).toEqual({ guard, answers: new Set([true, false]) })
  }
})

describe.each(kinds)('$name', (who) => {
  test('is recognized as who they are', async () => {
    const token = await signedIn(who)
    const answer = await tested.app.inject({
      url: '/api/user',
      headers: { authorization: `Bearer ${token}` },
    })
    if (!who.actor) return expect(answer.statusCode).toBe(401)
    const { type, is_super_admin, has_promo_code, has_roster, is_verified_coach, access } = who.actor
    const facts = { type, is_super_admin, has_promo_code, has_roster, is_verified_coach, access }
    expect(answer.json().data).toMatchObject(facts)
    expect(answer.json().data.impersonator_id !== null).toBe(who.actor.impersonator_id !== null)
  })

  test('is refused if the guard says so, and only then', async () => {
    for (const { name, endpoint } of endpoints()) {
      const token = await callerOf(endpoint, who)
      const { statusCode } = await call(endpoint, token ? { authorization: `Bearer ${token}` } : {})
      expect({ name, statusCode }).toEqual({ name, statusCode: expectedOf(endpoint, who) })
    }
  })
})

describe('with the cookie of an allowed caller', () => {
  const foreign = [
    { origin: 'http://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ] as const

  test.each(foreign)('a request with %j changes nothing', async (headers) => {
    for (const { name, endpoint } of endpoints()) {
      if (endpoint.method === 'GET') continue
      const passer = passerOf(endpoint)
      const token = passer && (await anyOf(passer))
      const cookie = `main-auth-token=${token}`
      const answer = await call(endpoint, { host: 'fieldhouse.test', cookie, ...headers })
      expect({ name, status: answer.statusCode, message: answer.json().message }).toEqual({
        name,
        status: 403,
        message: 'This request did not come from our own site.',
      })
    }
  })
})

test('without any cookie, another site’s page can’t sign anyone in or up, or do anything else', async () => {
  for (const { name, endpoint } of endpoints()) {
    if (endpoint.method === 'GET') continue
    for (const headers of [{ origin: 'http://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await call(endpoint, { host: 'fieldhouse.test', ...headers })
      expect({ name, status: answer.statusCode }).toEqual({ name, status: 403 })
    }
  }
})

test('calls that carry a password, a code, or a token are never stored for a repeat', () => {
  const secretField = /"(password|new_password|code|token)":/
  const shapeOf = (schema: Endpoint['output'] | undefined) =>
    schema
      ? JSON.stringify(
          z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }),
        )
      : ''
  const carriers = endpoints().filter(
    ({ endpoint: { method, body, output } }) =>
      method === 'POST' && secretField.test(shapeOf(body) + shapeOf(output)),
  )
  expect(carriers.length).toBeGreaterThan(10)
  // Its address contains the state of a sign-in in progress.
  carriers.push(...endpoints().filter(({ endpoint: { path } }) => path.startsWith('/oauth/')))
  // A secret that only comes in may be compared by a slow hash.
  const isHashedSlowly = ({ body, output, secretFields = [] }: Endpoint) => {
    const fields = [...shapeOf(body).matchAll(new RegExp(secretField, 'g'))].map(([, field = '']) => field)
    return !secretField.test(shapeOf(output)) && fields.every((field) => secretFields.includes(field))
  }
  const open = carriers.filter(({ endpoint }) => endpoint.effect !== 'none' && !isHashedSlowly(endpoint))
  expect(open.map(({ name }) => name)).toEqual([])
})

test('every token is worthless after its user is deleted, on every endpoint that needs one', async () => {
  const guarded = endpoints().filter(({ endpoint }) => endpoint.guard !== 'anyone')
  const tokens = new Map<string, string | null | undefined>()
  for (const { name, endpoint } of guarded) {
    const passer = passerOf(endpoint)
    tokens.set(name, passer && (await anyOf(passer)))
  }
  // Everyone. This is the last test.
  await db().update(users).set({ deleted_at: new Date() }).where(isNull(users.deleted_at))
  for (const { name, endpoint } of guarded) {
    const { statusCode } = await call(endpoint, { authorization: `Bearer ${tokens.get(name)}` })
    expect({ name, statusCode }).toEqual({ name, statusCode: 401 })
  }
})
