import { expect, test } from 'vitest'
import { createSharedLook } from './shared-look.ts'

/** Looks that are answered by hand. */
const lookOut = () => {
  const asked: { key: string; answer: (value: string) => void; fail: (fault: Error) => void }[] = []
  const look = createSharedLook(
    (key) =>
      new Promise<string>((answer, fail) => {
        asked.push({ key, answer, fail })
      }),
  )
  return { look, asked }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('who comes while a look is under way shares the next one, and never hears of the first', async () => {
  const { look, asked } = lookOut()
  const first = look('a')
  const later = [look('a'), look('a')]
  expect(asked).toHaveLength(1)
  asked[0]?.answer('before')
  expect(await first).toBe('before')
  await settled()
  expect(asked).toHaveLength(2)
  asked[1]?.answer('after')
  expect(await Promise.all(later)).toEqual(['after', 'after'])
  await settled()
  const last = look('a')
  expect(asked).toHaveLength(3)
  asked[2]?.answer('anew')
  expect(await last).toBe('anew')
})

test('a look that fails fails for those who shared it, and for nobody else', async () => {
  const { look, asked } = lookOut()
  const first = look('a')
  const later = look('a')
  asked[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  asked[1]?.answer('back')
  expect(await later).toBe('back')
})

test('each key has looks of its own', async () => {
  const { look, asked } = lookOut()
  const both = [look('a'), look('b')]
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b'])
  for (const { key, answer } of asked) answer(key)
  expect(await Promise.all(both)).toEqual(['a', 'b'])
})
