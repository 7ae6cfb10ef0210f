import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { eventually } from './eventually.factory.ts'
import { FreshQueryClient } from './fresh-query-client.ts'

const queryKey = ['/activity-log/unread']

/** A server with one number. Each answer waits until the test lets it go. */
const server = () => {
  const going: (() => void)[] = []
  const facts = { unread: 0, asked: 0 }
  const queryFn = async () => {
    const { unread } = facts
    facts.asked++
    await new Promise<void>((go) => going.push(go))
    return unread
  }
  return { facts, queryFn, letGo: () => going.shift()?.() }
}

const open = () => {
  const client = new FreshQueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  return { client, ...server() }
}

test('a change during the first load is loaded after it', async () => {
  const { client, facts, queryFn, letGo } = open()
  const seen = new QueryObserver(client, { queryKey, queryFn })
  const stop = seen.subscribe(() => {})
  await eventually(() => expect(facts.asked).toBe(1))
  facts.unread = 1
  for (let change = 0; change < 3; change++) void client.invalidateQueries({ queryKey })
  letGo()
  await eventually(() => expect(facts.asked).toBe(2))
  letGo()
  await eventually(() => expect(seen.getCurrentResult().data).toBe(1))
  expect(facts.asked).toBe(2)
  stop()
})

test('if nobody shows it yet, it is loaded when somebody does', async () => {
  const { client, facts, queryFn, letGo } = open()
  const first = client.fetchQuery({ queryKey, queryFn })
  facts.unread = 1
  await client.invalidateQueries({ queryKey: ['/activity-log/unread'] })
  letGo()
  expect(await first).toBe(0)
  await eventually(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true))
  const next = client.fetchQuery({ queryKey, queryFn })
  letGo()
  expect(await next).toBe(1)
})

test('nothing is loaded again if the first load fails or is canceled', async () => {
  const { client, facts, queryFn, letGo } = open()
  const failing = vi.fn(async () => {
    throw new Error('away')
  })
  const stop = new QueryObserver(client, { queryKey, queryFn: failing }).subscribe(() => {})
  await client.invalidateQueries({ queryKey })
  expect(failing).toHaveBeenCalledTimes(1)
  const other = ['/other']
  const stopOther = new QueryObserver(client, { queryKey: other, queryFn }).subscribe(() => {})
  await eventually(() => expect(facts.asked).toBe(1))
  void client.invalidateQueries({ queryKey: other })
  await client.cancelQueries({ queryKey: other })
  client.setQueryData(other, 7)
  letGo()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(client.getQueryData(other)).toBe(7)
  expect(facts.asked).toBe(1)
  stop()
  stopOther()
})

test('other queries, and queries with data, are loaded as often as before', async () => {
  const { client } = open()
  const queryFn = vi.fn(async () => 1)
  const other = vi.fn(async () => 2)
  const stops = [
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {}),
    new QueryObserver(client, { queryKey: ['/other'], queryFn: other }).subscribe(() => {}),
  ]
  await eventually(() => expect(client.getQueryData(queryKey)).toBe(1))
  await client.invalidateQueries({ queryKey })
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(other).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
})
