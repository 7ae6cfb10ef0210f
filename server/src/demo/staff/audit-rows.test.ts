import { expect, test } from 'vitest'
import { clock } from '../../platform/clock.ts'
import { createDemoWorld } from '../world.ts'

test('the audit log of the demo world is a few dozen lines of its staff, about people who exist', async () => {
  const world = await createDemoWorld({ athletes: 300 })
  const people = new Map([...world.users()].map((user) => [user.id, user]))
  const rows = [...world.auditEntries()]
  expect(rows.length).toBeGreaterThan(30)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ actor_id }) => people.get(actor_id ?? '')?.type))).toEqual(
    new Set(['admin', 'editor']),
  )
  expect(rows.filter(({ user_id }) => user_id !== null && !people.has(user_id ?? ''))).toEqual([])
  expect(rows.filter(({ at }) => at > clock.now())).toEqual([])
  expect(rows.filter(({ before, after }) => before && after).length).toBeGreaterThan(20)
  expect(rows.map(({ action }) => action)).toContain('package.granted')
})
