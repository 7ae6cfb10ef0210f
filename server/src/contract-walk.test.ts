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
  /** What the guards see; null is a visitor. */
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
  kind('a verified coach', 'coach', { is_verified_coach: true }),
  kind('a coach who sells by a promo code', 'coach', { has_promo_code: true }),
  kind('a success coach with an athlete', 'rsc', { has_roster: true }),
]

let made = 0
/** Somebody new of this kind, signed in: whatever a call does to its caller disturbs no other call. */
const signedIn = async ({ actor }: Kind): Promise<string | null> => {
  if (!actor) return null
  const now = new Date()
  const userId = await buildUser(db(), { type: actor.type, is_super_admin: actor.is_super_admin })
  for (const what of actor.access)
    await db()
      .insert(entitlementGrants)
      .values({ id: uuidv7(), user_id: userId, what, from_at: now, source: 'grant', created_at: now })
  if (actor.is_verified_coach) await verifyCoach(db(), userId)
  if (actor.has_promo_code) await buildPromoCode(db(), { code: `WALK${++made}`, owner_id: userId })
  if (actor.has_roster)
    await db()
      .insert(rosterClaims)
      .values({ athlete_id: await buildUser(db()), success_coach_id: userId, created_at: now })
  if (!actor.impersonator_id) return (await startSession(db(), { userId, remember: true })).token
  const adminId = await buildUser(db(), { type: 'admin' })
  const { id, token } = await startSession(db(), { userId: adminId, remember: true })
  const admin = { userId: adminId, sessionId: id, token, expiresAt: new Date(now.getTime() + 60_000) }
  return (await startSession(db(), { userId, remember: false, admin })).token
}

let addresses = 0
const call = ({ method, path }: Endpoint, headers: Record<string, string>) =>
  tested.app.inject({
    method,
    url: apiPrefix + path.replace(/\{\w+\}/g, 'x'),
    headers,
    // Each call from a household of its own, so that none is refused for coming too often.
    remoteAddress: `10.9.${++addresses >> 8}.${addresses & 255}`,
    ...(method === 'POST' ? { payload: {} } : {}),
  })

/** What a caller whom the guard lets pass must never get, unless the endpoint says so. */
const neverFor = ({ errors = [] }: Endpoint): number[] =>
  (['unauthenticated', 'forbidden', 'too_many_requests', 'internal', 'unavailable'] as const)
    .filter((kind) => !errors.some((code) => kindOf(code) === kind))
    .map((kind) => errorStatus[kind])

const expectedOf = (endpoint: Endpoint, actor: Kind['actor']) => {
  if (!allows(endpoint.guard, actor && { ...actor, id: 'somebody' }))
    return expect.toBeOneOf([actor ? 403 : 401])
  const never = neverFor(endpoint)
  return expect.toSatisfy((status: number) => !never.includes(status))
}

test('there are endpoints, each with a guard and a path of its own', () => {
  const routes = endpoints().map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(routes.length).toBeGreaterThan(30)
  expect(new Set(routes).size).toBe(routes.length)
  for (const { endpoint } of endpoints()) expect(guardNames).toContain(endpoint.guard)
})

test('of every guard that guards something, the walk knows somebody who passes and somebody who does not', () => {
  const used = new Set(endpoints().map(({ endpoint }) => endpoint.guard))
  used.delete('anyone')
  for (const guard of used) {
    const passes = kinds.map(({ actor }) => allows(guard, actor && { ...actor, id: 'somebody' }))
    expect({ guard, answers: new Set(passes) }).toEqual({ guard, answers: new Set([true, false]) })
  }
})

describe.each(kinds)('$name', (who) => {
  test('is seen as who they are', async () => {
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

  test('is refused where the guard says so, and only there', async () => {
    for (const { name, endpoint } of endpoints()) {
      const token = await signedIn(who)
      const { statusCode } = await call(endpoint, token ? { authorization: `Bearer ${token}` } : {})
      expect({ name, statusCode }).toEqual({ name, statusCode: expectedOf(endpoint, who.actor) })
    }
  })
})

describe('with the cookie of whoever may make the call', () => {
  const foreign = [
    { origin: 'http://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ] as const

  test.each(foreign)('nothing is changed by a request with %j', async (headers) => {
    for (const { name, endpoint } of endpoints()) {
      if (endpoint.method === 'GET') continue
      const passer = kinds.find(({ actor }) => actor && allows(endpoint.guard, { ...actor, id: 'somebody' }))
      const token = passer && (await signedIn(passer))
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

test('without any cookie a foreign page signs nobody in or up, nor does anything else', async () => {
  for (const { name, endpoint } of endpoints()) {
    if (endpoint.method === 'GET') continue
    for (const headers of [{ origin: 'http://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await call(endpoint, { host: 'fieldhouse.test', ...headers })
      expect({ name, status: answer.statusCode }).toEqual({ name, status: 403 })
    }
  }
})

test('whatever carries a password, a code or a token, there or back, is never kept to be answered again', () => {
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
  // Its address carries the state of a sign-in that has begun.
  carriers.push(...endpoints().filter(({ endpoint: { path } }) => path.startsWith('/oauth/')))
  // A secret that only comes in may be told apart by a slow hash.
  const isHashedSlowly = ({ body, output, secretFields = [] }: Endpoint) => {
    const fields = [...shapeOf(body).matchAll(new RegExp(secretField, 'g'))].map(([, field = '']) => field)
    return !secretField.test(shapeOf(output)) && fields.every((field) => secretFields.includes(field))
  }
  const open = carriers.filter(({ endpoint }) => endpoint.effect !== 'none' && !isHashedSlowly(endpoint))
  expect(open.map(({ name }) => name)).toEqual([])
})

test('every token is worthless once its user is deleted, on every endpoint that asks for one', async () => {
  for (const { name, endpoint } of endpoints()) {
    if (endpoint.guard === 'anyone') continue
    const passer = kinds.find(({ actor }) => actor && allows(endpoint.guard, { ...actor, id: 'somebody' }))
    const token = passer && (await signedIn(passer))
    // Everybody who is left: nobody but this one is needed any more.
    await db().update(users).set({ deleted_at: new Date() }).where(isNull(users.deleted_at))
    const { statusCode } = await call(endpoint, { authorization: `Bearer ${token}` })
    expect({ name, statusCode }).toEqual({ name, statusCode: 401 })
  }
})
