import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FarEnd, openLine, stubSockets } from './socket.factory.ts'
import { listenTo, onCatchUp } from './socket.ts'

beforeEach(stubSockets)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const counts = liveEvents.counts

describe("MSG-01 a page's live connection", () => {
  test('notifies every listener of an event until it stops listening', async () => {
    const [one, other] = [vi.fn(), vi.fn()]
    const ends = [listenTo(counts, one), listenTo(counts, other)]
    const { say, stop } = await openLine('me')
    say(counts, { total: 1 })
    expect(one).toHaveBeenCalledExactlyOnceWith({ total: 1 })
    expect(other).toHaveBeenCalledOnce()
    ends[0]?.()
    say(counts, { total: 2 })
    expect(one).toHaveBeenCalledOnce()
    expect(other).toHaveBeenCalledTimes(2)
    ends[1]?.()
    stop()
  })

  test('is one socket, however many listen', async () => {
    const ends = [listenTo(counts, vi.fn()), listenTo(liveEvents.message, vi.fn())]
    const { stop } = await openLine('me')
    expect(FarEnd.all).toHaveLength(1)
    for (const end of [...ends, stop]) end()
  })

  test('moves listeners to the next socket', async () => {
    const heard = vi.fn()
    const end = listenTo(counts, heard)
    const first = await openLine('me')
    first.stop()
    const second = await openLine('me')
    second.say(counts, {})
    expect(heard).toHaveBeenCalledOnce()
    end()
    second.stop()
  })

  test('signals possible gaps: joined again, visible again, online again', async () => {
    const ask = vi.fn()
    const end = onCatchUp(ask)
    const { joinAgain, stop } = await openLine('me')
    joinAgain()
    expect(ask).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('online'))
    expect(ask).toHaveBeenCalledTimes(2)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ask).toHaveBeenCalledTimes(2)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ask).toHaveBeenCalledTimes(3)
    end()
    joinAgain()
    dispatchEvent(new Event('online'))
    expect(ask).toHaveBeenCalledTimes(3)
    stop()
  })
})
