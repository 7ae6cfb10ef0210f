import {
  type MatchAnswers,
  type MustHave,
  mustHaves,
  playLevels,
  settings,
} from '@fieldhouse/contract/matching.answers'
import type { SurveyPreview } from '@fieldhouse/contract/matching.survey'
import { usStates } from '@fieldhouse/contract/search.states'
import type { CatalogCollege } from '../catalog/catalog.ts'
import { activeMustHaves, passes } from '../score/must-haves.ts'
import { milesBetween, netCostFor } from '../score/wishes.ts'
import { levelTitles } from './level-titles.ts'
import { mustHaveCosts } from './must-have-words.ts'

/** The distances that a preview counts at. */
const countedMiles = [100, 200, 300, 400, 500, 1000]

type StateCounts = SurveyPreview['states']

/** The states of these colleges with their number, most first. */
export const stateCounts = (colleges: readonly CatalogCollege[]): StateCounts => {
  const counts = new Map<string, number>()
  for (const { row } of colleges) counts.set(row.state, (counts.get(row.state) ?? 0) + 1)
  return [...counts]
    .map(([key, found]) => ({ key, title: usStates[key] ?? key, colleges: found }))
    .toSorted((one, other) => other.colleges - one.colleges || (one.title < other.title ? -1 : 1))
}

export const isWithin = (
  { row }: CatalogCollege,
  from: { readonly lat: number; readonly lon: number },
  miles: number,
): boolean => milesBetween(from, row) <= miles

const checked = (college: CatalogCollege, answers: MatchAnswers, active: ReadonlySet<MustHave>) => {
  const { home } = answers.place
  const miles = home && milesBetween(home, college.row)
  const figures = { miles, cost: netCostFor(college.scored, home?.state ?? null) }
  const failed = mustHaves.filter((one) => !passes(one, college.scored, figures, answers))
  return { college, miles, failed, blocking: failed.filter((one) => active.has(one)) }
}

/** BCM-01: what a survey lets through, without any scores, so it answers while the survey is still being filled in. */
export const countColleges = (
  answers: MatchAnswers,
  considered: readonly CatalogCollege[],
): SurveyPreview => {
  const active = new Set(activeMustHaves(answers))
  const all = considered.map((college) => checked(college, answers, active))
  const passing = all.filter(({ blocking }) => blocking.length === 0)
  /** Those that this one alone keeps out, and those that pass. */
  const passingBut = (mustHave: MustHave) =>
    all.filter(({ blocking }) => blocking.every((one) => one === mustHave))
  const costs = mustHaves.map((must_have) => {
    const is_on = active.has(must_have)
    const fails = (is_on ? passingBut(must_have) : passing).filter(({ failed }) => failed.includes(must_have))
    return { must_have, is_on, colleges: fails.length }
  })
  const anywhere = passingBut('distance')
  const anySetting = passingBut('setting')
  return {
    total: passing.length,
    considered: considered.length,
    must_haves: mustHaveCosts(answers, costs),
    levels: playLevels
      .map((level) => ({
        title: levelTitles[level],
        colleges: passing.filter(({ college }) => college.level === level).length,
      }))
      .filter(({ colleges }) => colleges > 0),
    states: stateCounts(passing.map(({ college }) => college)),
    radii: countedMiles.map((limit) => ({
      miles: limit,
      colleges: anywhere.filter(({ miles }) => miles !== null && miles <= limit).length,
    })),
    settings: Object.fromEntries(
      settings.map((setting) => [
        setting,
        anySetting.filter(({ college }) => college.row.setting === setting).length,
      ]),
    ),
    points: passing.map(({ college: { row } }) => ({
      id: row.id,
      name: row.name,
      lat: row.lat,
      lon: row.lon,
      rank: null,
      total: null,
    })),
  }
}
