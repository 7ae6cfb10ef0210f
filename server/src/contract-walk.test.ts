import type { UserType } from '@fieldhouse/contract/guards'
import { type Actor, allows, userTypes } from '@fieldhouse/contract/guards'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.factory.ts'
import { boundEndpoints } from './app.ts'
import { readConfig } from './config.ts'
import { apiPrefix } from './platform/http/mount.ts'

/** Walks the whole contract: every endpoint refuses every kind of caller that its guard refuses, and nobody else. */

let tested: TestApp
const callers = new Map<UserType | 'visitor', { actor: Actor | null; headers: Record<string, string> }>()

beforeAll(async () => {
  tested = await testApp()
  callers.set('visitor', { actor: null, headers: {} })
  for (const type of userTypes) {
    const { userId, headers } = await tested.signedIn(type)
    callers.set(type, {
      actor: { id: userId, type, is_super_admin: false, impersonator_id: null },
      headers,
    })
  }
})
afterAll(() => tested.close())

const endpoints = () => Object.values(boundEndpoints(readConfig({}), tested.ports)).flat()

test('there are endpoints, each with a guard and a path of its own', () => {
  const routes = endpoints().map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(routes.length).toBeGreaterThan(3)
  expect(new Set(routes).size).toBe(routes.length)
  for (const { endpoint } of endpoints()) expect(() => allows(endpoint.guard, null)).not.toThrow()
})

describe.each(['visitor', ...userTypes] as const)('%s', (who) => {
  test('is refused where the guard says so, and only there', async () => {
    const caller = callers.get(who)
    if (!caller) throw new Error('no caller')
    for (const { name, endpoint } of endpoints()) {
      // Signing out would end the session that the next calls need.
      if (name === 'logout' && caller.actor) continue
      const { statusCode } = await tested.app.inject({
        method: endpoint.method,
        url: apiPrefix + endpoint.path.replace(/\{\w+\}/g, 'x'),
        headers: caller.headers,
        ...(endpoint.method === 'POST' ? { payload: {} } : {}),
      })
      const expected = allows(endpoint.guard, caller.actor) ? [200, 404, 422] : [caller.actor ? 403 : 401]
      expect({ name, statusCode }).toEqual({
        name,
        statusCode: expect.toSatisfy((s) => expected.includes(s)),
      })
    }
  })
})
