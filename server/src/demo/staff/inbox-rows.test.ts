import { inboxKinds, inboxStates } from '@fieldhouse/contract/inbox'
import { expect, test } from 'vitest'
import { clock } from '../../platform/clock.ts'
import { createDemoWorld } from '../world.ts'

test('the inbox of the demo world has a dozen items of every kind and state', async () => {
  const world = await createDemoWorld({ athletes: 300 })
  const { items, entries, contacts, feedback, requests, leavers } = world.inbox()
  expect(items).toHaveLength(12)
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(inboxKinds))
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(inboxStates))
  const sources = [...contacts, ...feedback, ...requests, ...world.reports()].map(({ id }) => id)
  const sent = items.filter(({ kind }) => kind !== 'deletion').map(({ id }) => id)
  expect(sent.toSorted()).toEqual(sources.toSorted())
  const people = new Set([...world.users(), ...leavers].map(({ id }) => id))
  const named = [...items, ...leavers.map(({ deleted_by }) => ({ user_id: deleted_by }))]
  expect(named.filter(({ user_id }) => user_id && !people.has(user_id))).toEqual([])
  expect(entries.filter(({ at, by_id }) => at > clock.now() || (by_id && !people.has(by_id)))).toEqual([])
  for (const { id, version } of items)
    expect(entries.filter(({ item_id }) => item_id === id)).toHaveLength(version ?? 0)
})
