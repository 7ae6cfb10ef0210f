import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenForActivity } from './activity-signs.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const listen = () => {
  const onActivity = vi.fn()
  return { onActivity, stop: listenForActivity(onActivity) }
}

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const move = (screenX: number) =>
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, screenX }))

describe('COA-04 signs of activity', () => {
  test.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])('%s is one', (type) => {
    const { onActivity, stop } = listen()
    document.body.dispatchEvent(new Event(type))
    expect(onActivity).toHaveBeenCalledOnce()
    stop()
  })

  test('many in a second count once', () => {
    const { onActivity, stop } = listen()
    for (const x of [1, 2, 3]) move(x)
    expect(onActivity).toHaveBeenCalledOnce()
    pass(1000)
    move(4)
    expect(onActivity).toHaveBeenCalledTimes(2)
    stop()
  })

  test('a pointer that rests while the page moves below it is none', () => {
    const { onActivity, stop } = listen()
    move(7)
    pass(5000)
    move(7)
    expect(onActivity).toHaveBeenCalledOnce()
    stop()
  })

  test('a clock that was set back silences nothing', () => {
    const { onActivity, stop } = listen()
    move(1)
    pass(-3_600_000)
    move(2)
    expect(onActivity).toHaveBeenCalledTimes(2)
    stop()
  })

  test('after the end, nothing is', () => {
    const { onActivity, stop } = listen()
    stop()
    move(1)
    expect(onActivity).not.toHaveBeenCalled()
  })
})
