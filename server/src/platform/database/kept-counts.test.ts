import { afterEach, expect, test } from 'vitest'
import { advanceClock, resetClock } from '../clock.ts'
import { eventually } from '../eventually.factory.ts'
import type { Db } from './database.ts'
import { createKeptCounts, smallList } from './kept-counts.ts'

afterEach(resetClock)

/** Nothing is asked of it. It only names what was counted. */
const aDatabase = () => ({}) as Db

const counting = (answers: (number | Error)[]) => {
  let asked = 0
  const counts = createKeptCounts({
    count: async () => {
      const answer = answers[asked++]
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Counted too often')
      return answer
    },
    rowsOf: (rows) => rows,
  })
  return { counts, timesAsked: () => asked }
}

test('a short list is counted for every request', async () => {
  const { counts } = counting([smallList, 3])
  const db = aDatabase()
  expect([await counts.read(db), await counts.read(db)]).toEqual([smallList, 3])
})

test('a long list is counted again in the background, and waits only for an old number', async () => {
  const { counts, timesAsked } = counting([9000, 9001, 9002])
  const db = aDatabase()
  expect(await counts.read(db)).toBe(9000)
  expect(await counts.read(db)).toBe(9000)
  expect(timesAsked()).toBe(1)
  advanceClock(6_000)
  expect(await counts.read(db)).toBe(9000)
  await eventually(async () => expect(await counts.read(db)).toBe(9001))
  advanceClock(61_000)
  expect(await counts.read(db)).toBe(9002)
})

test('a failed count is tried again', async () => {
  const { counts } = counting([9000, new Error('The database is away'), 9001])
  const db = aDatabase()
  await counts.read(db)
  advanceClock(6_000)
  await eventually(async () => expect(await counts.read(db)).toBe(9001))
})

test('each database has its own numbers, and can forget them', async () => {
  const { counts } = counting([9000, 8000, 7000])
  const [first, second] = [aDatabase(), aDatabase()]
  expect([await counts.read(first), await counts.read(second)]).toEqual([9000, 8000])
  counts.forget(first)
  expect([await counts.read(first), await counts.read(second)]).toEqual([7000, 8000])
})
