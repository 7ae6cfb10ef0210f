import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const words = { yoursAreWaiting: 'Yours are waiting.', allAreBusy: 'All are busy.' }
const roomy = { atOnce: 1, atOnceEach: 1, waiting: 100, waitingEach: 100, ...words }

/** Work that ends on command, and the order in which it began. */
const workshop = (queued: ReturnType<typeof createFairQueue>) => {
  const begun: string[] = []
  const open = new Map<string, () => void>()
  return {
    begun,
    add: (owner: string, name = owner, isVisitor = false) =>
      queued(
        owner,
        () => {
          begun.push(name)
          return new Promise<string>((resolve) => open.set(name, () => resolve(name)))
        },
        isVisitor,
      ),
    finish: async (name: string) => {
      await setImmediate()
      open.get(name)?.()
      await setImmediate()
    },
  }
}

describe('heavy work takes turns', () => {
  test('runs up to the limit, and starts the next when one is done', async () => {
    const { begun, add, finish } = workshop(createFairQueue({ ...roomy, atOnce: 2 }))
    const all = ['a', 'b', 'c'].map((owner) => add(owner))
    await setImmediate()
    expect(begun).toEqual(['a', 'b'])
    await finish('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await finish('a')
    await finish('c')
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
  })

  test('one owner never takes every place, so a newcomer starts immediately', async () => {
    const { begun, add } = workshop(createFairQueue({ ...roomy, atOnce: 2 }))
    for (let index = 1; index <= 20; index++) void add('many', `many-${index}`)
    void add('few')
    await setImmediate()
    expect(begun).toEqual(['many-1', 'few'])
  })

  test('the one piece of a newcomer comes after one of the twenty that another owner has waiting', async () => {
    const { begun, add, finish } = workshop(createFairQueue(roomy))
    for (let index = 1; index <= 20; index++) void add('many', `many-${index}`)
    void add('few')
    await finish('many-1')
    expect(begun).toEqual(['many-1', 'few'])
    await finish('few')
    expect(begun).toEqual(['many-1', 'few', 'many-2'])
  })

  test('owners with several waiting pieces take turns, each in their own order', async () => {
    const { begun, add, finish } = workshop(createFairQueue(roomy))
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void add(name.slice(0, 1), name)
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await finish(name)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('a failed piece also makes room', async () => {
    const queued = createFairQueue(roomy)
    await expect(queued('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queued('a', async () => 'done')).toBe('done')
  })
})

describe('a full queue', () => {
  test('refuses an owner with too many waiting, and accepts everyone else', async () => {
    const { begun, add, finish } = workshop(createFairQueue({ ...roomy, waitingEach: 1 }))
    void add('a', 'a1')
    void add('a', 'a2')
    await expect(add('a', 'a3')).rejects.toMatchObject({
      status: 429,
      message: words.yoursAreWaiting,
      details: { retryAfterSeconds: 5 },
    })
    void add('b')
    await finish('a1')
    expect(begun).toEqual(['a1', 'b'])
  })

  test('asks everyone to come back when all have equally few waiting', async () => {
    const { add } = workshop(createFairQueue({ ...roomy, waiting: 1 }))
    void add('a')
    void add('b')
    await expect(add('c')).rejects.toMatchObject({
      status: 503,
      message: words.allAreBusy,
      details: { retryAfterSeconds: 5 },
    })
  })

  test('reserves places for accounts, however many visitors come', async () => {
    const { begun, add, finish } = workshop(createFairQueue({ ...roomy, waiting: 4, waitingVisitors: 2 }))
    for (const visitor of ['v1', 'v2', 'v3']) void add(visitor, visitor, true)
    await expect(add('v4', 'v4', true)).rejects.toMatchObject({ status: 503 })
    void add('account')
    for (const name of ['v1', 'v2', 'v3']) await finish(name)
    expect(begun).toEqual(['v1', 'v2', 'v3', 'account'])
    // An owner who had a turn is no longer waiting.
    void add('v5', 'v5', true)
    await finish('account')
    expect(begun).toEqual(['v1', 'v2', 'v3', 'account', 'v5'])
  })

  test("can't be closed to others by a few who fill it: the longest line gives up its last piece", async () => {
    const { begun, add, finish } = workshop(createFairQueue({ ...roomy, waiting: 3 }))
    void add('many', 'many-1')
    void add('many', 'many-2')
    void add('many', 'many-3')
    const last = add('many', 'many-4')
    void add('few')
    await expect(last).rejects.toMatchObject({ status: 503, message: words.allAreBusy })
    for (const name of ['many-1', 'few', 'many-2']) await finish(name)
    expect(begun).toEqual(['many-1', 'few', 'many-2', 'many-3'])
  })
})
