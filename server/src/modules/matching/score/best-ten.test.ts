import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { levelOf } from './college.ts'
import { collegeFromRow } from './college-from-row.ts'
import { type InventedAthlete, inventedAthletes } from './invented-athletes.factory.ts'
import { scoreColleges } from './score-colleges.ts'

const rows = (await readBundledColleges()).filter(({ basketball_confirmed }) => basketball_confirmed)

const bestTenOf = ({ answers }: InventedAthlete) => {
  const isFor = answers.player.gender === 'female' ? 'womens_basketball' : 'mens_basketball'
  const colleges = new Map(
    rows.filter((row) => row[isFor]).map((row) => [row.id, collegeFromRow(row)] as const),
  )
  return scoreColleges(answers, [...colleges.values()])
    .matches.slice(0, 10)
    .flatMap((match) => {
      const college = colleges.get(match.college_id)
      return college ? [{ ...match, name: college.name, level: levelOf(college), college }] : []
    })
}

describe('BCM-02 the best ten of twenty invented athletes', () => {
  test.each(inventedAthletes)('$name', (athlete) => {
    const fitting = bestTenOf(athlete).filter(({ level }) => athlete.plays.includes(level))
    expect(fitting.length).toBeGreaterThanOrEqual(8)
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
