import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

const setUp = () => {
  const store = createToastStore()
  const texts = () => store.current().flatMap(({ text, isLeaving }) => (isLeaving ? [] : text))
  return { ...store, texts }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a toast stays', () => {
  test('four seconds', () => {
    const { show, texts } = setUp()
    show('Link copied')
    vi.advanceTimersByTime(3999)
    expect(texts()).toEqual(['Link copied'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  test('as long as requested', () => {
    const { show, texts } = setUp()
    show('Saved', { lasts: 1000 })
    vi.advanceTimersByTime(1000)
    expect(texts()).toEqual([])
  })

  test('eight seconds with something to press', () => {
    const { show, texts } = setUp()
    show('Event removed', { action: { label: 'Undo', onPress: vi.fn() } })
    vi.advanceTimersByTime(7999)
    expect(texts()).toEqual(['Event removed'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  test('until it is closed, after an error', () => {
    const { show, texts, dismiss } = setUp()
    const id = show('The photo is too large', { tone: 'error' })
    vi.advanceTimersByTime(86_400_000)
    expect(texts()).toEqual(['The photo is too large'])
    dismiss(id)
    expect(texts()).toEqual([])
  })
})

test('it leaves in two steps, so its exit is visible', () => {
  const { show, dismiss, current } = setUp()
  const id = show('Link copied')
  dismiss(id)
  expect(current()).toMatchObject([{ id, isLeaving: true }])
  vi.runAllTimers()
  expect(current()).toEqual([])
})

test('with more than five the oldest leaves', () => {
  const { show, texts } = setUp()
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) show(text, { tone: 'error' })
  expect(texts()).toEqual(['3', '4', '5', '6', '7'])
})

test('a pause keeps the remaining time of each, and a new one waits with them', () => {
  const { show, texts, pause, resume } = setUp()
  show('First')
  vi.advanceTimersByTime(3000)
  pause()
  show('Second')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['First', 'Second'])
  resume()
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual(['Second'])
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual([])
})

test('a paused toast can be closed, and the next one is not paused', () => {
  const { show, texts, pause, dismiss } = setUp()
  const id = show('First')
  pause()
  dismiss(id)
  vi.advanceTimersByTime(1000)
  show('Second')
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual([])
})

test('resuming without a pause changes nothing', () => {
  const { show, texts, resume } = setUp()
  show('First')
  vi.advanceTimersByTime(3000)
  resume()
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual([])
})

test('a subscriber gets every change until it unsubscribes', () => {
  const { show, subscribe } = setUp()
  const heard = vi.fn()
  const stop = subscribe(heard)
  show('First')
  expect(heard).toHaveBeenCalledOnce()
  stop()
  show('Second')
  expect(heard).toHaveBeenCalledOnce()
})

test('closing one twice has no effect', () => {
  const { show, dismiss, current } = setUp()
  const id = show('First')
  dismiss(id)
  dismiss(id)
  vi.runAllTimers()
  expect(current()).toEqual([])
})
