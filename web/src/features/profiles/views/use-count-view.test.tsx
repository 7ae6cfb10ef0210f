import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { callReaction } from '../../../lib/call-failure.ts'
import { network, refusal } from '../../../lib/network.factory.ts'
import { athleteOf } from '../profiles.factory.ts'
import { useCountView } from './use-count-view.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const amara = athleteOf()
const jo = athleteOf({ id: '01890a5d-ac96-774b-bcce-b302099a8009' })

const look = async (athlete: Athlete, answer = () => Response.json({ data: { ok: true } })) => {
  const asked = network({
    [`POST /athlete/${amara.id}/view`]: answer,
    [`POST /athlete/${jo.id}/view`]: answer,
  })
  const hook = await renderHook((known) => useCountView(known ?? athlete), { initialProps: athlete })
  return { ...hook, calls: () => asked.map(({ call }) => call) }
}

const turn = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a view of a page', () => {
  test('counts after a moment, one time', async () => {
    const { calls, rerender } = await look(amara)
    vi.advanceTimersByTime(1400)
    expect(calls()).toEqual([])
    vi.advanceTimersByTime(100)
    expect(calls()).toEqual([`POST /athlete/${amara.id}/view`])
    turn('hidden')
    turn('visible')
    await rerender({ ...amara, can: { ...amara.can } })
    vi.advanceTimersByTime(5000)
    expect(calls()).toHaveLength(1)
  })

  test('counts for each athlete whose page is shown', async () => {
    const { calls, rerender } = await look(amara)
    vi.advanceTimersByTime(1500)
    await rerender(jo)
    vi.advanceTimersByTime(1500)
    expect(calls()).toEqual([`POST /athlete/${amara.id}/view`, `POST /athlete/${jo.id}/view`])
  })

  test('does not count in a background tab until it becomes visible', async () => {
    turn('hidden')
    const { calls } = await look(amara)
    vi.advanceTimersByTime(60_000)
    expect(calls()).toEqual([])
    turn('visible')
    vi.advanceTimersByTime(1000)
    turn('hidden')
    vi.advanceTimersByTime(60_000)
    expect(calls()).toEqual([])
    turn('visible')
    vi.advanceTimersByTime(1500)
    expect(calls()).toHaveLength(1)
  })

  test('does not count when the page is left right away', async () => {
    const { calls, unmount } = await look(amara)
    vi.advanceTimersByTime(1000)
    await unmount()
    vi.advanceTimersByTime(5000)
    expect(calls()).toEqual([])
  })

  test('does not count for people who may edit the page', async () => {
    const { calls } = await look(athleteOf({ can: { ...amara.can, edit: true } }))
    vi.advanceTimersByTime(5000)
    expect(calls()).toEqual([])
  })

  test('that could not be counted shows no error', async () => {
    const answer = refusal(500, 'Internal Server Error')
    const read = vi.spyOn(answer, 'text')
    await look(amara, () => answer)
    vi.advanceTimersByTime(1500)
    await vi.waitFor(() => expect(read).toHaveResolved(), 15_000)
    expect(callReaction.get()).toEqual({ kind: 'none' })
  })
})
