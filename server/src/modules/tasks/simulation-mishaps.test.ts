import { describe, expect, test } from 'vitest'
import { Random } from '../../demo/random.ts'
import { clock } from '../../platform/clock.ts'
import { hour, type Office, simulatedOffice } from './office.factory.ts'
import { Page, pass } from './simulation.factory.ts'

/** Accurate time, whatever happens: the same rules after any order of presses and accidents. */

const { openOffice, expectSound, newNode, runsOf, post } = simulatedOffice()

describe('whatever happens', () => {
  /** Presses, breaks, sleep, lost networks, wrong clocks, and killed nodes, in any order. */
  const mishaps = (random: Random, office: Office, page: Page): readonly (() => Promise<unknown>)[] => [
    () => pass(office, random.pick([5, 12, 31, 64, 95]), { on: page, every: random.pick([1, 7, 20, 55]) }),
    () => pass(office, random.pick([5, 12, 31, 64, 95]), { on: page, every: random.pick([1, 7, 20, 55]) }),
    () => pass(office, random.pick([3, 30, 59, 61, 130])),
    () => page.start(random.pick([office.film.id, office.call.id])),
    () => page.start(random.pick([office.film.id, office.call.id])),
    async () => page.state && (random.chance(0.5) ? page.pause() : page.complete()),
    async () => page.state && (random.chance(0.5) ? page.keep() : page.discard()),
    async () => page.isAsking && (random.chance(0.7) ? page.keep() : page.discard()),
    async () => {
      page.device.isAsleep = true
      await pass(office, random.pick([10, 70, 900]))
      if (random.chance(0.3)) page.device.skew -= 900_000
      await page.wake()
    },
    async () => {
      page.device.isOnline = false
      await pass(office, random.pick([15, 200]), random.chance(0.6) ? { on: page } : {})
      await page.goOnline()
    },
    async () => {
      page.device.skew += random.pick([-hour, -20, 0.3, 45, hour]) * 1000
    },
    async () => {
      page.device.timer = random.pick([500, 1000, 60_000])
      page.device.latency = random.pick([0, 300, 4000])
    },
    async () => {
      office.app = await newNode()
    },
    () => {
      const from = new Date(clock.now().getTime() - random.pick([30, 300, 3000]) * 1000).toISOString()
      return post(office.coach, '/panel/task/add-time', {
        task_id: random.pick([office.film.id, office.call.id]),
        from,
        time: random.pick([10, 60, 400]),
      })
    },
  ]

  test.each([1, 2, 3, 4])('every second is counted once, and all sums agree (seed %i)', async (seed) => {
    const random = new Random(seed, 19, 4)
    const office = await openOffice('2026-10-31T22:00:00.250Z')
    const pages = [new Page(office), new Page(office), new Page(office)]
    for (let turn = 0; turn < 40; turn++) {
      const page = random.pick(pages)
      if (!page.state && random.chance(0.6)) await page.start(random.pick([office.film.id, office.call.id]))
      await random.pick(mishaps(random, office, page))()
      if (turn % 20 === 19) await expectSound(office)
    }
    for (const page of pages) if (page.state) await page.pause()
    const { kept, discarded } = await expectSound(office)
    expect(await runsOf(office)).toBe(0)
    // A run that tests nothing would pass as well.
    expect(kept).toBeGreaterThan(100)
    expect(discarded).toBeGreaterThan(0)
  })
})
