import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createImageQueue } from './image-queue.ts'

const pieces = () => {
  const open: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => open.push(resolve))
  return { work, begun: () => open.length, finish: (index: number) => open[index]?.() }
}

describe('PRO-05: pictures are worked on a few at a time', () => {
  test('two at once; the third begins when one is done', async () => {
    const queued = createImageQueue({ atOnce: 2, waiting: 5 })
    const { work, begun, finish } = pieces()
    const all = [queued(work), queued(work), queued(work)]
    await setImmediate()
    expect(begun()).toBe(2)
    finish(0)
    await all[0]
    await setImmediate()
    expect(begun()).toBe(3)
    finish(1)
    finish(2)
    await Promise.all(all)
  })

  test('one that fails makes room as well', async () => {
    const queued = createImageQueue({ atOnce: 1, waiting: 1 })
    await expect(queued(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queued(async () => 'done')).toBe('done')
  })

  test('where too many wait, the next is asked to come back', async () => {
    const queued = createImageQueue({ atOnce: 1, waiting: 1 })
    const { work, finish } = pieces()
    const first = queued(work)
    const second = queued(work)
    await expect(queued(work)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Many pictures are being worked on right now. Please try again in a moment.',
      details: { retryAfterSeconds: 5 },
    })
    finish(0)
    await first
    await setImmediate()
    finish(1)
    await second
  })
})
