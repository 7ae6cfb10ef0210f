import { expect, test } from 'vitest'
import { coalesceReads } from './coalesce-reads.ts'

/** Reads that the test answers by hand. */
const readByHand = () => {
  const asked: { key: string; answer: (value: string) => void; fail: (fault: Error) => void }[] = []
  const read = coalesceReads(
    (key) =>
      new Promise<string>((answer, fail) => {
        asked.push({ key, answer, fail })
      }),
  )
  return { read, asked }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('callers who ask during a read share the next one and never get the first', async () => {
  const { read, asked } = readByHand()
  const first = read('a')
  const later = [read('a'), read('a')]
  expect(asked).toHaveLength(1)
  asked[0]?.answer('before')
  expect(await first).toBe('before')
  await settled()
  expect(asked).toHaveLength(2)
  asked[1]?.answer('after')
  expect(await Promise.all(later)).toEqual(['after', 'after'])
  await settled()
  const last = read('a')
  expect(asked).toHaveLength(3)
  asked[2]?.answer('anew')
  expect(await last).toBe('anew')
})

test('a failed read fails only for those who shared it', async () => {
  const { read, asked } = readByHand()
  const first = read('a')
  const later = read('a')
  asked[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  asked[1]?.answer('back')
  expect(await later).toBe('back')
})

test('each key is read on its own', async () => {
  const { read, asked } = readByHand()
  const both = [read('a'), read('b')]
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b'])
  for (const { key, answer } of asked) answer(key)
  expect(await Promise.all(both)).toEqual(['a', 'b'])
})
