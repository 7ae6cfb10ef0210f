import {
  type MatchAnswers,
  type MustHave,
  mustHaves,
  type PlayLevel,
  playLevels,
  settings,
} from '@fieldhouse/contract/matching.answers'
import type { Chance } from '@fieldhouse/contract/matching.match'
import { usStates } from '@fieldhouse/contract/search.states'
import { isAnswered } from '../score/asked.ts'
import type { MatchCollege } from '../score/college.ts'
import { bitOf } from '../score/must-haves.ts'
import { type Ranking, rankColleges } from '../score/rank-colleges.ts'
import { chanceAt } from '../score/score-colleges.ts'
import { radiusSteps } from '../score/wishes.data.ts'
import { levelTitles } from './level-names.ts'
import { mustHaveWords } from './must-have-words.ts'

interface MustHaveSummary {
  readonly id: MustHave
  readonly title: string
  readonly detail: string
  readonly is_on: boolean
  /** How many come back if only this one is switched off. If it is off: how many would go. */
  readonly colleges: number
}

/** BCM-02: the numbers around a list of matches. They are the same for everyone who may see them. */
export interface MatchSummary {
  /** How many pass the must-haves. */
  readonly total: number
  /** How many have a team for the athlete, before any must-have. */
  readonly considered: number
  readonly unverified: { readonly colleges: number; readonly is_included: boolean }
  /** Those that are on, and those that the survey answers. */
  readonly must_haves: readonly MustHaveSummary[]
  readonly chances: Readonly<Record<Chance | 'unknown', number>>
  /** Of those that pass, the highest first. */
  readonly levels: readonly { readonly id: PlayLevel; readonly title: string; readonly colleges: number }[]
  /** Of those that pass, most first. */
  readonly states: readonly { readonly key: string; readonly title: string; readonly colleges: number }[]
  /** How many pass everything else, at each of these distances. Empty without a home. */
  readonly radii: readonly { readonly miles: number; readonly colleges: number }[]
  /** How many pass everything else, in each setting. */
  readonly settings: Readonly<Record<string, number>>
}

const mustHavesIn = (answers: MatchAnswers, { active, costs }: Ranking): MustHaveSummary[] =>
  mustHaves.flatMap((id, number) => {
    const is_on = (active & bitOf(id)) !== 0
    if (!is_on && !isAnswered(id, answers)) return []
    return [{ id, ...mustHaveWords(id, answers), is_on, colleges: costs[number] ?? 0 }]
  })

/** How many of those that pass everything but one must-have there are, by a number of theirs. */
const countWithout = (
  ranking: Ranking,
  mustHave: MustHave,
  counts: Uint16Array,
  at: (index: number) => number,
) => {
  const others = ranking.active & ~bitOf(mustHave)
  for (const index of ranking.pool) {
    if (((ranking.failed[index] ?? 0) & others) !== 0) continue
    const place = at(index)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

const radiiIn = (ranking: Ranking): MatchSummary['radii'] => {
  if (!ranking.athlete.answers.place.home) return []
  const { miles } = ranking.figures
  const rings = countWithout(ranking, 'distance', new Uint16Array(radiusSteps.length + 1), (index) => {
    const away = miles[index] ?? 0
    const ring = radiusSteps.findIndex((step) => away <= step)
    return ring < 0 ? radiusSteps.length : ring
  })
  let colleges = 0
  return radiusSteps.map((step, ring) => {
    colleges += rings[ring] ?? 0
    return { miles: step, colleges }
  })
}

/** The summary of a ranking. */
export const summaryIn = (answers: MatchAnswers, ranking: Ranking): MatchSummary => {
  const { catalog, order } = ranking
  const levels = new Uint16Array(playLevels.length)
  const states = new Uint16Array(catalog.states.length)
  const chances = { reach: 0, target: 0, likely: 0, unknown: 0 }
  for (const index of order) {
    const level = catalog.level[index] ?? 0
    const state = catalog.state[index] ?? 0
    levels[level] = (levels[level] ?? 0) + 1
    states[state] = (states[state] ?? 0) + 1
    chances[chanceAt(ranking, index) ?? 'unknown'] += 1
  }
  const inSettings = countWithout(
    ranking,
    'setting',
    new Uint16Array(settings.length),
    (index) => catalog.setting[index] ?? 0,
  )
  return {
    total: order.length,
    considered: ranking.considered,
    unverified: { colleges: ranking.unverified, is_included: answers.campus.includes_unverified },
    must_haves: mustHavesIn(answers, ranking),
    chances,
    levels: playLevels
      .map((id, number) => ({ id, title: levelTitles[id], colleges: levels[number] ?? 0 }))
      .filter(({ colleges }) => colleges > 0),
    states: catalog.states
      .map((key, number) => ({ key, title: usStates[key] ?? key, colleges: states[number] ?? 0 }))
      .filter(({ colleges }) => colleges > 0)
      .toSorted((one, other) => other.colleges - one.colleges || (one.title < other.title ? -1 : 1)),
    radii: radiiIn(ranking),
    settings: Object.fromEntries(settings.map((setting, number) => [setting, inSettings[number] ?? 0])),
  }
}

/** BCM-01 and BCM-02: what is around the list, and what the survey shows while someone is answering. */
export const summaryOf = (answers: MatchAnswers, colleges: readonly MatchCollege[]): MatchSummary =>
  summaryIn(answers, rankColleges(answers, colleges))
