import { expect, test } from 'vitest'
import { writtenTogether } from './written-together.ts'

const done: PromiseFulfilledResult<null> = { status: 'fulfilled', value: null }

test('what comes during a write is written together by the next one', async () => {
  const writes: string[][] = []
  const first = Promise.withResolvers<void>()
  const write = writtenTogether<string>(async (rows) => {
    writes.push([...rows])
    if (writes.length === 1) await first.promise
    return rows.map(() => done)
  })
  const all = ['a', 'b', 'c'].map(write)
  first.resolve()
  await Promise.all(all)
  await write('d')
  expect(writes).toEqual([['a'], ['b', 'c'], ['d']])
})

test('a row that fails does not fail the others', async () => {
  const write = writtenTogether<number>((rows) =>
    Promise.allSettled(
      rows.map(async (row) => (row === 2 ? Promise.reject(new Error('not this one')) : row)),
    ),
  )
  const results = await Promise.allSettled([1, 2, 3].map(write))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a write that fails is reported for each of its rows, and the next one is tried', async () => {
  let writes = 0
  const write = writtenTogether<number>(async (rows) => {
    if (++writes === 1) throw new Error('no database')
    return rows.map(() => done)
  })
  await expect(write(1)).rejects.toThrow('no database')
  await expect(write(2)).resolves.toBeUndefined()
})
