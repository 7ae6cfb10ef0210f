import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { clock } from '../../../platform/clock.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles.factory.ts'
import { documents } from '../profiles.tables.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { rewritePools } from './rewrite-pools.ts'
import { figures, pools } from './statistics.tables.ts'

let tested: TestApp
let players: PageVisit[]

const season = (ppg: number, to: number) => ({ type: 'high_school', season: 2025, values: { ppg, to } })
const rank = (perStep?: number) => rewritePools(tested.ports.database.db, clock.now(), perStep)
const standingOf = async (player: PageVisit | undefined) => (await player?.read())?.json().data.standing
const percentiles = async (player: PageVisit | undefined) =>
  Object.fromEntries(
    (await standingOf(player)).figures.map(({ key, percentile }: { key: string; percentile: number }) => [
      key,
      percentile,
    ]),
  )

beforeAll(async () => {
  tested = await testApp()
  players = []
  for (let place = 0; place < 20; place++) {
    const player = await pageVisit(tested, { position: 'SG', class_year: 2027, user: { gender: 'female' } })
    await player.save('statistics', season(place + 1, 5 - place / 10))
    players.push(player)
  }
})
afterAll(() => tested.close())

describe('PRO-03 the percentile of a figure', () => {
  test('is missing until the first comparison', async () => {
    expect(await standingOf(players[0])).toBeNull()
  })

  test('shows how many of the same sport, gender, class, and position are behind, and how many there are', async () => {
    await rank()
    expect(await standingOf(players[10])).toMatchObject({
      size: 20,
      gender: 'female',
      class: 2027,
      position: 'SG',
    })
    expect((await percentiles(players[0])).ppg).toBe(1)
    expect((await percentiles(players[19])).ppg).toBe(99)
    const { ppg } = await percentiles(players[10])
    expect(ppg).toBeGreaterThan(45)
    expect(ppg).toBeLessThan(60)
  })

  test('is better for less if less is better', async () => {
    expect((await percentiles(players[19])).to).toBe(99)
    expect((await percentiles(players[0])).to).toBe(1)
  })

  test('follows the athlete’s own figures immediately', async () => {
    const rising = players[1]
    await rising?.save('statistics', { ...season(40, 2), season: 2026 })
    expect((await percentiles(rising)).ppg).toBe(99)
  })

  test('is missing in a small pool, and ignores hidden and deleted athletes', async () => {
    const lonely = await pageVisit(tested, { position: 'C', class_year: 2030, user: { gender: 'female' } })
    await lonely.save('statistics', season(12, 2))
    const hidden = await pageVisit(tested, {
      position: 'SG',
      class_year: 2027,
      user: { gender: 'female' },
      is_visible: false,
    })
    await hidden.save('statistics', season(50, 1))
    const gone = await pageVisit(tested, { position: 'SG', class_year: 2027, user: { gender: 'female' } })
    await gone.save('statistics', season(50, 1))
    await tested.ports.database.db
      .update(users)
      .set({ deleted_at: clock.now() })
      .where(eq(users.id, gone.userId))
    await rank()
    expect(await standingOf(lonely)).toBeNull()
    expect((await standingOf(players[5])).size).toBe(20)
  })
})

describe('PRO-03 girls and boys', () => {
  test('are compared separately, and athletes without a gender with nobody', async () => {
    const of = async (ppg: number, gender: 'male' | null) => {
      const player = await pageVisit(tested, { position: 'SG', class_year: 2027, user: { gender } })
      await player.save('statistics', season(ppg, 3))
      return player
    }
    const boys: PageVisit[] = []
    for (let place = 0; place < 10; place++) boys.push(await of(60 + place, 'male'))
    const unsaid = await of(99, null)
    await rank()
    expect(await standingOf(boys[0])).toMatchObject({ size: 10, gender: 'male' })
    expect((await percentiles(boys[0])).ppg).toBe(1)
    // She leads the girls, although every boy has more.
    expect((await percentiles(players[1])).ppg).toBe(99)
    expect((await standingOf(players[5])).size).toBe(20)
    expect(await standingOf(unsaid)).toBeNull()
  })
})

/** While the table refuses something, like with a full disk. */
const whileRefused = async (table: string, allowed: SQL, work: () => Promise<void>) => {
  const { db } = tested.ports.database
  const name = sql.identifier(table)
  await db.execute(sql`alter table ${name} add constraint no_room check (${allowed}) not valid`)
  await work()
  await db.execute(sql`alter table ${name} drop constraint no_room`)
}

describe('PRO-03 an interrupted nightly run', () => {
  test('leaves every class complete, old or new, and the next run finishes', async () => {
    const { db } = tested.ports.database
    const facts = { position: 'PF', user: { gender: 'female' } } as const
    for (const class_year of [2028, 2029])
      for (let place = 0; place < 10; place++) {
        const athlete_id = await buildAthlete(db, { ...facts, class_year })
        await db.insert(figures).values({ athlete_id, key: 'ppg', value: place })
      }
    const sizes = async () => {
      const found = await db.select().from(pools).where(eq(pools.position, 'PF'))
      return found.map(({ class_year, size }) => [class_year, size]).toSorted()
    }
    const others = await db.select().from(pools).where(eq(pools.class_year, 2027))
    await whileRefused('profiles_pools', sql.raw('class_year <> 2029'), async () => {
      await expect(rank()).rejects.toThrow()
      expect(await sizes()).toEqual([[2028, 10]])
      expect(await db.select().from(pools).where(eq(pools.class_year, 2027))).toHaveLength(others.length)
    })
    await rank()
    expect(await sizes()).toEqual([
      [2028, 10],
      [2029, 10],
    ])
    await db.delete(figures).where(inArray(figures.value, [0, 1]))
    await rank()
    expect(await sizes()).toEqual([])
  })

  test('has marked the pages of its finished steps, and the next run marks the others', async () => {
    const { db } = tested.ports.database
    const shown = players.slice(2, 12)
    for (const player of shown) await player.read()
    const ids = shown.map(({ id }) => id).toSorted()
    const stale = async () => {
      const found = await db.select().from(documents).where(inArray(documents.athlete_id, ids))
      return found.filter(({ format }) => format === 0).length
    }
    expect(await stale()).toBe(0)
    const last = sql.raw(`athlete_id <> '${ids.at(-1)}' or format <> 0`)
    await whileRefused('profiles_documents', last, async () => {
      await expect(rank(1)).rejects.toThrow()
      expect(await stale()).toBe(9)
    })
    await rank(3)
    expect(await stale()).toBe(10)
    expect((await standingOf(shown[5])).size).toBeGreaterThan(0)
  })
})

describe('PRO-03 the order of seasons', () => {
  test('is newest first, with entries without a season before all others, until a person moves them', async () => {
    const player = await pageVisit(tested)
    for (const year of [2023, 2025, undefined, 2024])
      await player.save('statistics', { type: 'aau', season: year, team: String(year), values: {} })
    const shown = async () =>
      (await player.read()).json().data.statistics.aau as { id: string; team: string }[]
    const teams = async () => (await shown()).map(({ team }) => team)
    expect(await teams()).toEqual(['undefined', '2025', '2024', '2023'])
    const ids = (await shown()).map(({ id }) => id)
    await player.save('statistics/sort', { type: 'aau', ids: ids.toReversed() })
    expect(await teams()).toEqual(['2023', '2024', '2025', 'undefined'])
    await player.save('statistics/sort', { type: 'aau', ids: [] })
    expect(await teams()).toEqual(['undefined', '2025', '2024', '2023'])
  })

  test('stays as chosen when a season is added, and the other list has no chosen order', async () => {
    const player = await pageVisit(tested)
    const add = (type: string, year: number) =>
      player.save('statistics', { type, season: year, team: String(year), values: {} })
    for (const year of [2023, 2024]) await add('aau', year)
    const teams = async (type: string) =>
      ((await player.read()).json().data.statistics[type] as { id: string; team: string }[]).map(
        ({ team }) => team,
      )
    const ids = ((await player.read()).json().data.statistics.aau as { id: string }[]).map(({ id }) => id)
    await player.save('statistics/sort', { type: 'aau', ids: ids.toReversed() })
    for (const year of [2025, 2021]) await add('aau', year)
    expect(await teams('aau')).toEqual(['2023', '2024', '2025', '2021'])
    for (const year of [2023, 2025, 2024]) await add('high_school', year)
    expect(await teams('high_school')).toEqual(['2025', '2024', '2023'])
  })

  test('is not changed by another athlete’s rows', async () => {
    const [player, other] = [await pageVisit(tested), await pageVisit(tested)]
    const { statistics } = (
      await other.save('statistics', { type: 'aau', season: 2024, team: 'Storm', values: {} })
    ).json().data
    const ids = statistics.aau.map(({ id }: { id: string }) => id)
    expect((await player.save('statistics/sort', { type: 'aau', ids })).statusCode).toBe(200)
    expect((await other.read()).json().data.statistics).toEqual(statistics)
  })
})
