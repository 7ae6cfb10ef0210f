import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { levelOf } from './college.ts'
import { collegeFromRow } from './college-from-row.ts'
import { type InventedAthlete, inventedAthletes } from './invented-athletes.factory.ts'
import { rankColleges } from './rank-colleges.ts'
import { matchesIn } from './score-colleges.ts'

const colleges = (await readBundledColleges()).map(collegeFromRow)
const byId = new Map(colleges.map((college) => [college.id, college]))

const bestTenOf = ({ answers }: InventedAthlete) =>
  matchesIn(rankColleges(answers, colleges), 0, 10).flatMap((match) => {
    const college = byId.get(match.college_id)
    return college ? [{ ...match, name: college.name, level: levelOf(college), college }] : []
  })

describe('BCM-02 the best ten of twenty invented athletes', () => {
  test.each(inventedAthletes)('$name', (athlete) => {
    const fitting = bestTenOf(athlete).filter(({ level }) => athlete.plays.includes(level))
    expect(fitting.length).toBeGreaterThanOrEqual(8)
  })

  test.each(inventedAthletes)('$name: every must-have is kept', (athlete) => {
    const { answers } = athlete
    for (const { college, miles, ruled_out_by } of bestTenOf(athlete)) {
      expect(ruled_out_by).toEqual([])
      expect(college.teams[answers.player.gender]).toBe(true)
      expect(college.is_confirmed || answers.campus.includes_unverified).toBe(true)
      const must = new Set(answers.priorities.must_haves)
      if (must.has('kind') && answers.campus.years.length > 0)
        expect(answers.campus.years).toContain(college.years)
      if (must.has('kind') && answers.money.prefers_in_state)
        expect(college.state).toBe(answers.place.home?.state)
      if (must.has('distance')) expect(miles).toBeLessThanOrEqual(answers.place.radius_miles ?? 0)
    }
  })

  test('stay as they were read and approved', async () => {
    const text = inventedAthletes.map((athlete) =>
      [
        athlete.name,
        ...bestTenOf(athlete).map(
          ({ total, name, level, chance }) => `  ${total} ${name}, ${level}, ${chance}`,
        ),
      ].join('\n'),
    )
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('best-ten.golden.txt')
  })
})
