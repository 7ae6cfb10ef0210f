import { expect, test } from 'vitest'
import { rowByRow } from './row-by-row.ts'

const always = new AbortController().signal

test('a row that fails does not block the others, and is reported at the end', async () => {
  const done: number[] = []
  const work = async (row: number) => {
    if (row === 2) throw new Error('not this one')
    done.push(row)
  }
  await expect(rowByRow([1, 2, 3], always, work)).rejects.toMatchObject({
    message: 'Rows that failed: 1',
    errors: [new Error('not this one')],
  })
  expect(done).toEqual([1, 3])
})

test('one row is done before the next begins', async () => {
  const seen: string[] = []
  await rowByRow(['a', 'b'], always, async (row) => {
    seen.push(`${row} begins`)
    await Promise.resolve()
    seen.push(`${row} ends`)
  })
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('when the time is over, the current row is finished and the rest is left', async () => {
  const time = new AbortController()
  const done: number[] = []
  const attempt = rowByRow([1, 2, 3], time.signal, async (row) => {
    if (row === 2) time.abort()
    done.push(row)
  })
  await expect(attempt).rejects.toThrow()
  expect(done).toEqual([1, 2])
})
