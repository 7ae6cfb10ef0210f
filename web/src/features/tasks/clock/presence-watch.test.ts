import type { Measured, Presence, Report } from '@fieldhouse/contract/tasks.presence'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { activeOf } from '../tasks.factory.ts'
import { watchPresence } from './presence-watch.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-13T21:12:00Z') }))
afterEach(() => void vi.useRealTimers())

/** A page and a small server that keeps the last activity, as the real one does. */
const openPage = (answer?: () => Promise<Measured>) => {
  const reports: Report[] = []
  const states: Presence[] = []
  const task = activeOf({ ran: 600 })
  let lastActiveAt = Date.now()
  const onNews = vi.fn()
  const watching = watchPresence(
    { task, at: Date.now() },
    {
      send: (report) => {
        reports.push(report)
        if (report.idle_ms !== undefined) lastActiveAt = Date.now() - report.idle_ms
        return (
          answer?.() ??
          Promise.resolve({
            lastActiveAt,
            settledAt: Date.parse(task.settled_at),
            serverTime: Date.now(),
          })
        )
      },
      onChange: (state) => states.push(state),
      onNews,
    },
  )
  const ticks = setInterval(watching.tick, 500)
  return {
    task,
    reports,
    onNews,
    watching,
    mode: () => states.at(-1)?.mode,
    stop: () => {
      clearInterval(ticks)
      watching.stop()
    },
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  }
}

describe('COA-04 the presence of a coach', () => {
  test('is reported every 10 seconds, with the age of the last activity', async () => {
    const page = openPage()
    await page.pass(6)
    page.watching.activity()
    await page.pass(24)
    expect(page.reports).toHaveLength(3)
    expect(page.reports[0]).toMatchObject({ task_id: page.task.id, idle_ms: 4000 })
    expect(page.reports[2]).toMatchObject({ idle_ms: 24_000 })
    page.stop()
  })

  test('a minute without activity asks the server, and then the coach', async () => {
    const page = openPage()
    await page.pass(59)
    expect(page.mode()).toBe('watching')
    await page.pass(1.5)
    expect(page.reports.at(-1)).toEqual({ task_id: page.task.id })
    expect(page.mode()).toBe('idle')
    page.stop()
  })

  test('activity on another device keeps the question away', async () => {
    let elsewhere = 0
    const page = openPage(() =>
      Promise.resolve({
        lastActiveAt: Date.now() - elsewhere,
        settledAt: Date.parse(activeOf({ ran: 600 }).settled_at),
        serverTime: Date.now(),
      }),
    )
    elsewhere = 5000
    await page.pass(61)
    expect(page.mode()).toBe('watching')
    page.stop()
  })

  test('one report is sent at a time', async () => {
    const page = openPage(() => new Promise(() => undefined))
    await page.pass(45)
    expect(page.reports).toHaveLength(1)
    page.stop()
  })

  test('without a connection, the page decides by its own clock, and asks again', async () => {
    const page = openPage(() => Promise.reject(new Error('offline')))
    await page.pass(61)
    expect(page.mode()).toBe('idle')
    const asked = page.reports.length
    await page.pass(30)
    expect(page.reports.length).toBe(asked + 3)
    page.stop()
  })

  test('a task that does not run anymore is news, and so is settled time', async () => {
    const gone = openPage(() =>
      Promise.reject(
        new ApiError(409, { code: 'task_not_running', message: 'It does not run.', request_id: 'x' }),
      ),
    )
    await gone.pass(10)
    expect(gone.onNews).toHaveBeenCalledOnce()
    gone.stop()
    const moved = openPage(() =>
      Promise.resolve({ lastActiveAt: Date.now(), settledAt: Date.now(), serverTime: Date.now() }),
    )
    await moved.pass(10)
    expect(moved.onNews).toHaveBeenCalledOnce()
    moved.stop()
  })

  test('an answer that was overtaken by a newer one changes nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<Measured>()
    const page = openPage(() => promise)
    await page.pass(10)
    const kept = activeOf({ ran: 0 })
    page.watching.learn({ task: kept, at: Date.now() })
    resolve({
      lastActiveAt: Date.parse(page.task.last_active_at),
      settledAt: Date.parse(page.task.settled_at),
      serverTime: Date.now() - 5000,
    })
    await page.pass(0)
    expect(page.onNews).not.toHaveBeenCalled()
    expect(page.mode()).toBe('watching')
    page.stop()
  })

  test('after it stopped, it sends nothing', async () => {
    const page = openPage()
    page.watching.stop()
    await page.pass(120)
    expect(page.reports).toEqual([])
    page.stop()
  })
})
