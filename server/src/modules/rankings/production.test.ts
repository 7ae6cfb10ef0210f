import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { clock } from '../../platform/clock.ts'
import { users } from '../accounts/accounts.tables.ts'
import { type PageVisit, pageVisit } from '../profiles/profiles.visit.factory.ts'
import { asGirl, rankingVisit } from './rankings.factory.ts'

let tested: TestApp
let visit: Awaited<ReturnType<typeof rankingVisit>>
let players: PageVisit[]

/** Too few in each position to compare within it, and one without a position. */
const positions = ['PG', 'SG', 'C', null]
const inClass = { sport_key: 'basketball', class_year: 2027 }

const scorer = async (ppg: number, facts: Parameters<typeof pageVisit>[1]) => {
  const page = await pageVisit(tested, asGirl(facts))
  const saved = await page.save('statistics', { type: 'high_school', season: 2025, values: { ppg } })
  expect(saved.statusCode).toBe(200)
  return page
}

beforeAll(async () => {
  tested = await testApp()
  visit = await rankingVisit(tested)
  players = []
  for (let place = 0; place < 12; place++)
    players.push(await scorer(place + 1, { ...inClass, position: positions[place % 4] ?? null }))
})
afterAll(() => tested.close())

const productionOf = async (page: PageVisit | undefined) => {
  const { parts } = (await visit.rankingOf(page?.id ?? '', visit.admin.headers)).json().data
  return parts.find(({ key }: { key: string }) => key === 'production').value as number
}

describe('PUB-02 production', () => {
  test('compares girls with girls and boys with boys', async () => {
    const before = await productionOf(players[6])
    const boy = await scorer(40, { ...inClass, user: { gender: 'male' } })
    expect(await productionOf(players[6])).toBe(before)
    // One boy alone has nobody to be compared with.
    expect(await productionOf(boy)).toBe(50)
    for (let place = 0; place < 9; place++) await scorer(50 + place, { ...inClass, user: { gender: 'male' } })
    expect(await productionOf(boy)).toBe(1)
  })

  test('never guesses a gender: without one it counts half, and changes nothing for others', async () => {
    const before = await productionOf(players[6])
    expect(await productionOf(await scorer(40, { ...inClass, user: { gender: null } }))).toBe(50)
    expect(await productionOf(players[6])).toBe(before)
  })

  test('is the percentile within sport, gender, and class, for all positions', async () => {
    expect(await productionOf(players[0])).toBe(1)
    expect(await productionOf(players[11])).toBe(99)
    // Six of twelve have fewer points, and five have more.
    expect(await productionOf(players[6])).toBe(54)
  })

  test('is the same for each position that has the same figures', async () => {
    const twins = [await scorer(6.5, { ...inClass, position: 'C' }), await scorer(6.5, inClass)]
    expect(await productionOf(twins[0])).toBe(await productionOf(twins[1]))
    expect(await productionOf(twins[0])).not.toBe(50)
  })

  test('is the same after an evaluation and after the nightly job', async () => {
    const player = players[9]
    await visit.evaluate(player?.id ?? '', { competition_level: 80, teammates: 80, leadership: 80 })
    const atOnce = await productionOf(player)
    expect(atOnce).toBeGreaterThan(60)
    await visit.calculate()
    expect(await productionOf(player)).toBe(atOnce)
  })

  test('ignores other classes, hidden athletes, and deleted ones', async () => {
    const before = await productionOf(players[6])
    for (const facts of [
      { ...inClass, class_year: 2028 },
      { ...inClass, is_visible: false },
    ])
      await scorer(40, facts)
    const { userId } = await scorer(40, inClass)
    await tested.ports.database.db.update(users).set({ deleted_at: clock.now() }).where(eq(users.id, userId))
    expect(await productionOf(players[6])).toBe(before)
  })

  test('counts half if fewer than ten in the class have figures, or the class is unknown', async () => {
    for (const class_year of [2029, null])
      expect(await productionOf(await scorer(40, { ...inClass, class_year }))).toBe(50)
  })
})
