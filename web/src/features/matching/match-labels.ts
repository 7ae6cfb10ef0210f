import { type Factor, factors } from '@fieldhouse/contract/matching.answers'
import type { Chance, Match } from '@fieldhouse/contract/matching.match'
import type { RingPart } from '../../ui/charts/match-ring.tsx'

/** The parts of a score, as they are named everywhere. */
export const factorNames: Readonly<Record<Factor, string>> = {
  level: 'Level',
  grades: 'Grades',
  cost: 'Cost',
  distance: 'Distance',
  majors: 'Majors',
  setting: 'Setting',
  size: 'Size',
  kind: 'Kind',
}

export const chanceNames: Readonly<Record<Chance, string>> = {
  reach: 'Reach',
  target: 'Target',
  likely: 'Likely',
}

type Scored = Pick<Match, 'total' | 'parts' | 'unknown'>

/** The parts with their names, in the order that every ring has. */
export const ringParts = ({ parts }: Pick<Match, 'parts'>): readonly (RingPart & { most: number })[] =>
  factors.flatMap((factor) => {
    const part = parts.find((one) => one.factor === factor)
    return part ? { ...part, label: factorNames[factor] } : []
  })

/** A match as a ring. */
export const ringOf = (match: Scored) => ({
  label: 'Match',
  total: match.parts.length > 0 ? match.total : null,
  parts: ringParts(match),
  unknown: match.unknown.map((factor) => factorNames[factor]),
})

/** The words below a cost. What is added for another state is never left out. */
export const netCostWords = ({ is_cost_estimate }: Pick<Match, 'is_cost_estimate'>): string =>
  is_cost_estimate ? 'net, out of state' : 'net, a year'
