import type { LedgerDay } from '@fieldhouse/contract/tasks.ledger'
import { describe, expect, test } from 'vitest'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { newYork, simulatedOffice } from './office.factory.ts'
import { Page, pass } from './simulation.factory.ts'

/** Accurate time over midnight and when the clocks change. */

const { openOffice, expectSound, got } = simulatedOffice()

describe('days', () => {
  const workThrough = async (from: string, minutes: number) => {
    const office = await openOffice(from)
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, minutes * 60, { on: page, every: 30 })
    await page.pause()
    const { kept } = await expectSound(office)
    expect(kept).toBe(minutes * 60)
    const [first] = office.athletes
    const { data } = await got(first as Somebody, `/athlete-time/${first?.id}`, { time_zone: newYork })
    return data.days.map(({ date, seconds }: LedgerDay) => `${date} ${seconds / 60}`)
  }

  test('work over midnight counts for both days, to the second', async () => {
    // Midnight in New York is at 05:00 UTC.
    expect(await workThrough('2026-11-18T04:50:30.000Z', 25)).toEqual(['2026-11-18 15.5', '2026-11-17 9.5'])
  })

  test('the hour that comes twice counts twice, because it was worked twice', async () => {
    // From ten to two to ten past one by the clock on the wall.
    expect(await workThrough('2026-11-01T05:50:00.000Z', 20)).toEqual(['2026-11-01 20'])
  })

  test('the hour that is left out does not count', async () => {
    // From ten to two to ten past three.
    expect(await workThrough('2027-03-14T06:50:00.000Z', 20)).toEqual(['2027-03-14 20'])
  })
})
