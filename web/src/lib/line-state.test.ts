import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lineState } from './line-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watched = () => {
  const told: boolean[] = []
  return { told, line: lineState((isDown) => told.push(isDown)) }
}

describe('MSG-01 a broken live connection', () => {
  test('is reported after a moment, however often it reconnects', () => {
    const { told, line } = watched()
    line.tryAgain()
    vi.advanceTimersByTime(1500)
    line.tryAgain()
    expect(told).toEqual([])
    vi.advanceTimersByTime(500)
    expect(told).toEqual([true])
  })

  test('is up again after a reconnect, and a new break is reported again', () => {
    const { told, line } = watched()
    line.tryAgain()
    vi.runAllTimers()
    line.rest()
    expect(told).toEqual([true, false])
    line.tryAgain()
    vi.runAllTimers()
    expect(told).toEqual([true, false, true])
  })

  test('is not reported after a short break', () => {
    const { told, line } = watched()
    line.tryAgain()
    vi.advanceTimersByTime(1999)
    line.rest()
    vi.runAllTimers()
    expect(told).toEqual([false])
  })
})
