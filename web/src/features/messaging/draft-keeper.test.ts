import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftKeeper } from './draft-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that responds on command. */
const slowServer = () => {
  const saved: string[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const save = (text: string) => {
    saved.push(text)
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  }
  const answer = async (fault?: Error) => {
    const next = answers.shift()
    if (fault) next?.reject(fault)
    else next?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { saved, save, answer }
}

test('sends the draft when typing pauses', async () => {
  const { saved, save } = slowServer()
  const keeper = createDraftKeeper(save)
  for (const text of ['H', 'He', 'Hel']) {
    keeper.typed(text)
    await vi.advanceTimersByTimeAsync(1500)
  }
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(2500)
  expect(saved).toEqual(['Hel'])
  expect(keeper.isAtRest()).toBe(false)
})

test('the last draft wins, however long the earlier request took', async () => {
  const { saved, save, answer } = slowServer()
  const keeper = createDraftKeeper(save)
  keeper.typed('Hello')
  await vi.advanceTimersByTimeAsync(2500)
  // It was sent in the meantime, and the field is empty.
  keeper.typed('')
  await vi.advanceTimersByTimeAsync(2500)
  expect(saved).toEqual(['Hello'])
  await answer()
  expect(saved).toEqual(['Hello', ''])
  await answer()
  expect(keeper.isAtRest()).toBe(true)
})

test('does not send what the server already has', async () => {
  const { saved, save } = slowServer()
  const keeper = createDraftKeeper(save)
  keeper.found('Hello')
  keeper.typed('Hello!')
  keeper.typed('Hello')
  await vi.advanceTimersByTimeAsync(2500)
  await keeper.tell()
  expect(saved).toEqual([])
  expect(keeper.isAtRest()).toBe(true)
})

test('what was written while an earlier draft failed is sent, also after the conversation is closed', async () => {
  const { saved, save, answer } = slowServer()
  const keeper = createDraftKeeper(save)
  keeper.typed('Half')
  void keeper.tell()
  keeper.typed('Half a thought')
  await keeper.tell()
  expect(saved).toEqual(['Half'])
  await answer(new Error('away'))
  expect(saved).toEqual(['Half', 'Half a thought'])
  await answer(new Error('away'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved).toHaveLength(2)
})

test('retries a failed draft, but not forever', async () => {
  const { saved, save, answer } = slowServer()
  const keeper = createDraftKeeper(save)
  keeper.typed('Hello')
  await vi.advanceTimersByTimeAsync(2500)
  await answer(new Error('offline'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved).toEqual(['Hello'])
  keeper.typed('Hello again')
  await vi.advanceTimersByTimeAsync(2500)
  expect(saved).toEqual(['Hello', 'Hello again'])
})

test('sends immediately when the page is left', () => {
  const { saved, save } = slowServer()
  const keeper = createDraftKeeper(save)
  keeper.typed('Hel')
  keeper.tellAtOnce()
  expect(saved).toEqual(['Hel'])
})

test('a later change on another device counts, an older version does not', async () => {
  const { save, answer } = slowServer()
  const keeper = createDraftKeeper(save)
  expect(keeper.yieldsTo('', performance.now())).toBe(true)
  keeper.typed('Hello')
  const askedBefore = performance.now()
  await vi.advanceTimersByTimeAsync(2500)
  await answer()
  expect(keeper.yieldsTo('Hello', askedBefore)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(keeper.yieldsTo('Hello', performance.now())).toBe(true)
  expect(keeper.yieldsTo('Hello again', performance.now())).toBe(false)
})
