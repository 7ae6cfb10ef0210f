import { columnsFor, withDerived } from '@fieldhouse/contract/profiles.figures'
import { seasonFaults } from '@fieldhouse/contract/profiles.season-faults'
import * as forms from '@fieldhouse/contract/profiles.sections'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { readBundledSports } from '../../modules/profiles/index.ts'
import { portraits } from '../portraits/portraits.ts'
import { createDemoWorld } from '../world.ts'
import { type Entry, type SectionName, sectionNames } from './sections.ts'

const world = await createDemoWorld({ athletes: 3000 })
const sports = await readBundledSports()
const athletes = [...world.athletes()]
const genderOf = new Map([...world.users()].map(({ id, gender }) => [id, gender]))
const athleteOf = new Map(athletes.map((athlete) => [athlete.id, athlete]))

type Row<K extends SectionName> = Entry<K> & { athlete_id: string }
const rowsOf = <K extends SectionName>(name: K) => [...world.section(name)] as unknown as Row<K>[]
const seasons = rowsOf('seasons')
const writtenByHand = new Set(athletes.filter((_, place) => portraits.has(place)).map(({ id }) => id))

const playerOf = (athleteId: string) => {
  const athlete = athleteOf.get(athleteId)
  const sport = sports.get(athlete?.sport_key ?? '')
  if (!athlete || !sport) throw new Error(`Nobody has the id ${athleteId}`)
  return { athlete, sport, gender: genderOf.get(athlete.user_id) ?? null }
}

describe('the profiles of the demo world (PRO-03)', () => {
  test('have no season that the product would refuse', () => {
    const refused = seasons.filter(({ athlete_id, values }) => {
      const { athlete, sport, gender } = playerOf(athlete_id)
      const counted = columnsFor(sport, { position: athlete.position ?? null, gender })
      return Object.keys(seasonFaults(counted, values)).length > 0
    })
    expect(refused).toEqual([])
  })

  test('have no season with an impossible derived figure', () => {
    const outOfBounds = seasons.flatMap(({ athlete_id, values }) => {
      const { sport } = playerOf(athlete_id)
      const derived = withDerived(sport.columns, values)
      return sport.columns
        .map(({ key, min, max }) => ({ key, min, max, value: derived[key] ?? min }))
        .filter(({ min, max, value }) => !(value >= min && value <= max))
    })
    expect(outOfBounds).toEqual([])
  })

  test('were updated after everything on them', () => {
    const updatedAt = new Map([...world.documents()].map((page) => [page.athlete_id, page.updated_at]))
    const days = [
      ...rowsOf('metrics').map((row) => [row.athlete_id, row.measured_on] as const),
      ...seasons.map((row) => [row.athlete_id, row.source_date] as const),
      ...rowsOf('press').map((row) => [row.athlete_id, row.published_on] as const),
      ...rowsOf('awards').map((row) => [row.athlete_id, `${row.year}-07-01`] as const),
    ]
    expect(days.length).toBeGreaterThan(5000)
    const outOfDate = days.filter(([id, date]) => date && (updatedAt.get(id) ?? 0) < new Date(date))
    expect(outOfDate).toEqual([])
    for (const { id, created_at } of athletes)
      expect(updatedAt.get(id)?.getTime()).toBeGreaterThanOrEqual(Number(created_at))
  })

  test('have no season before the class could play, and none twice', () => {
    const played = Map.groupBy(seasons, ({ athlete_id }) => athlete_id)
    for (const [athleteId, rows] of played) {
      const { athlete } = playerOf(athleteId)
      if (!writtenByHand.has(athleteId)) expect(rows.length).toBeLessThanOrEqual(4)
      expect(new Set(rows.map(({ type, season }) => `${type} ${season}`)).size).toBe(rows.length)
      for (const { type, season } of rows) {
        expect(season).toBeLessThanOrEqual(2025)
        if (type === 'high_school') expect(season).toBeGreaterThanOrEqual((athlete.class_year ?? 0) - 4)
      }
    }
  })

  test('have athletes who improve from season to season and keep their level', () => {
    const pairs = [...Map.groupBy(seasons, ({ athlete_id }) => athlete_id)].flatMap(([athleteId, rows]) => {
      const { sport } = playerOf(athleteId)
      if (sport.key !== 'basketball') return []
      const points = rows
        .filter(({ type }) => type === 'high_school')
        .toSorted((one, other) => Number(other.season) - Number(one.season))
        .map(({ values }) => withDerived(sport.columns, values).ppg ?? 0)
      const [last, before] = points
      return last === undefined || before === undefined ? [] : [{ last, before }]
    })
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const last = mean(pairs.map((pair) => pair.last))
    const before = mean(pairs.map((pair) => pair.before))
    expect(pairs.length).toBeGreaterThan(200)
    expect(last).toBeGreaterThan(before * 1.1)
    // Athletes who were ahead of the others are ahead again.
    const same = pairs.filter((pair) => pair.last > last === pair.before > before)
    expect(same.length).toBeGreaterThan(pairs.length * 0.8)
  })

  test('have positions and hands of the sport', () => {
    for (const { sport_key, position, secondary_position, handedness, user_id } of athletes) {
      const sport = sports.get(sport_key)
      const hands = sport?.handedness.map(({ key }) => key)
      if (handedness) expect(hands).toContain(handedness)
      for (const place of [position, secondary_position]) {
        if (!place) continue
        const played = sport?.positions.find(({ key }) => key === place)
        expect([null, genderOf.get(user_id)]).toContain(played?.gender)
      }
      expect(position === null || position !== secondary_position).toBe(true)
    }
  })

  test('have measurements within the usual range', () => {
    const questionable = rowsOf('metrics').filter(({ athlete_id, key, value }) => {
      const { sport, gender } = playerOf(athlete_id)
      const measurement = sport.measurements.find((known) => known.key === key)
      if (!measurement || ![null, gender].includes(measurement.gender)) return true
      const said = measurement.unit === 'short-length' ? Number((value / 2.54).toFixed(2)) : value
      return said < (measurement.usual_min ?? said) || said > (measurement.usual_max ?? said)
    })
    expect(questionable).toEqual([])
  })

  test.each<[SectionName, number]>([
    ['seasons', 0.7],
    ['metrics', 0.5],
    ['education', 0.6],
    ['awards', 0.32],
    ['goals', 0.27],
    ['answers', 0.16],
    ['contacts', 0.36],
  ])('have %s as often as they should', (name, share) => {
    const actual = new Set(rowsOf(name).map(({ athlete_id }) => athlete_id)).size / athletes.length
    expect(actual).toBeGreaterThan(share * 0.9)
    expect(actual).toBeLessThan(share * 1.1)
  })

  test('are compared by the figures of athletes who played for a school', () => {
    const atSchool = seasons.filter(({ type }) => type === 'high_school').map(({ athlete_id }) => athlete_id)
    expect(new Set([...world.figures()].map(({ athlete_id }) => athlete_id))).toEqual(new Set(atSchool))
  })
})

describe('every sport of the demo world', () => {
  const sections = sectionNames.map((name) => new Set(rowsOf(name).map(({ athlete_id }) => athlete_id)))
  const sectionsOf = (id: string) => sections.filter((ids) => ids.has(id)).length

  test.each([...sports.keys()])('has rich, sparse, hidden, and premium pages: %s', (key) => {
    const players = athletes.filter(({ sport_key }) => sport_key === key)
    expect(players.some(({ id }) => sectionsOf(id) >= sectionNames.length - 1)).toBe(true)
    expect(
      players.some(({ id, position, city, bio }) => sectionsOf(id) === 0 && !position && !city && !bio),
    ).toBe(true)
    expect(players.some(({ is_visible }) => !is_visible)).toBe(true)
    expect(players.some(({ is_seros }) => is_seros)).toBe(true)
  })

  test('has an athlete written by hand, each in a different color, including a goalie, a hidden, and a premium one', () => {
    const rich = [...portraits.values()].filter(({ sections }) => sections.seasons.length > 0)
    expect(new Set(rich.map(({ page }) => page.sport_key))).toEqual(new Set(sports.keys()))
    expect(rich.map(({ details }) => details.color_theme).sort()).toEqual([
      'blue',
      'green',
      'orange',
      'purple',
      'red',
    ])
    expect(rich.filter(({ page }) => page.position === 'G')).toHaveLength(1)
    expect(rich.filter(({ page }) => !page.is_visible)).toHaveLength(1)
    expect(rich.filter(({ page, sections }) => page.is_seros && sections.vip.length > 0)).toHaveLength(1)
    for (const { page, sections } of rich)
      for (const name of sectionNames)
        if (name !== 'vip' || page.is_seros) expect(sections[name], name).not.toHaveLength(0)
  })
})

describe('everything in the demo world could have been typed in', () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T00:00:00Z') })
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  const forbidden = (form: z.ZodType, rows: Iterable<object>) =>
    [...rows].flatMap((row) => {
      const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
      const { error } = form.safeParse(given)
      return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : []
    })

  test.each<[SectionName, z.ZodType]>([
    ['seasons', forms.season],
    ['metrics', forms.metric],
    ['goals', forms.goal],
    ['education', forms.education],
    ['references', forms.coachReference],
    ['awards', forms.award],
    ['answers', forms.answer],
    ['quotes', forms.quote],
    ['press', forms.pressArticle],
    ['events', forms.scheduledEvent],
    ['interviews', forms.interview],
    ['contacts', forms.contacts],
    ['vip', forms.vipDetails],
  ])('%s keep the rules of their form', (name, form) => {
    expect(forbidden(form, world.section(name))).toEqual([])
  })

  test('social names keep the rules of their form', () => {
    const names = rowsOf('social').map(({ network, username }) => ({ [network]: username }))
    expect(forbidden(forms.social, names)).toEqual([])
  })

  test('the facts of the athletes keep the rules of their form', () => {
    const named = athletes.map(({ jersey_number, ...athlete }) => ({
      ...athlete,
      number: jersey_number,
      first_name: 'Amara',
      last_name: 'Whitlock',
    }))
    expect(forbidden(forms.info, named)).toEqual([])
  })
})
