import type { Formula, Limit, Measurement, Sport, StatColumn } from '@fieldhouse/contract/profiles.sport'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findSportFacts } from './sport.queries.ts'
import type { sportFacts } from './sport.tables.ts'

type Fact = typeof sportFacts.$inferSelect

/** `fgm+0.5*tpm` as weights by key. A bare number has the key `1`. */
const readSum = (text: string): Record<string, number> =>
  Object.fromEntries(
    text.split('+').map((term) => {
      const [first = '', second] = term.split('*')
      return second === undefined ? [first, 1] : [second, Number(first)]
    }),
  )

const readFormula = ({ formula_of, formula_by, formula_times }: Fact): Formula | null =>
  formula_of === null
    ? null
    : { of: readSum(formula_of), by: readSum(formula_by ?? '1'), times: formula_times ?? 1 }

/** `tpa&fgm`: at most either of the two. `h-d3-hr`: at most what the others leave of the first. */
const readLimits = (text: string): Limit[] =>
  text.split('&').map((limit) => {
    const [key = '', ...together_with] = limit.split('-')
    return { key, together_with }
  })

const readColumn = (fact: Fact): StatColumn => ({
  key: fact.key,
  label: fact.label ?? fact.title,
  title: fact.title,
  group: fact.group_key,
  gender: fact.gender,
  decimals: fact.decimals ?? 0,
  min: fact.min ?? 0,
  max: fact.max ?? 10_000,
  at_most: fact.at_most === null ? [] : readLimits(fact.at_most),
  formula: readFormula(fact),
  is_derived: fact.is_derived ?? false,
  tile: fact.tile,
  is_compared: fact.is_compared ?? false,
  is_lower_better: fact.is_lower_better ?? false,
  unit: fact.unit,
})

const readMeasurement = (fact: Fact): Measurement => ({
  key: fact.key,
  title: fact.title,
  unit: (fact.unit ?? 'count') as Measurement['unit'],
  step: fact.step ?? 1,
  gender: fact.gender,
  is_lower_better: fact.is_lower_better ?? false,
  usual_min: fact.usual_min,
  usual_max: fact.usual_max,
})

/** A sport, built from its rows. */
export const readSport = (key: string, facts: readonly Fact[]): Sport => {
  const of = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)
  const [sport] = of('sport')
  if (!sport) throw new AppError('not_found')
  return {
    key,
    title: sport.title,
    handedness: of('hand').map((fact) => ({ key: fact.key, title: fact.title })),
    positions: of('position').map(({ key: position, title, group_key, gender }) => ({
      key: position,
      title,
      group: group_key,
      gender,
    })),
    columns: of('column').map(readColumn),
    measurements: of('measurement').map(readMeasurement),
  }
}

/** The table changes with a new version of the product, or by hand, so caching it for a minute is fine. */
const keptMilliseconds = 60_000
const kept = new Map<string, { sport: Sport; until: number }>()

export const findSport = async (db: Db, key: string): Promise<Sport> => {
  const known = kept.get(key)
  if (known && known.until > performance.now()) return known.sport
  const sport = readSport(key, await findSportFacts(db, key))
  kept.set(key, { sport, until: performance.now() + keptMilliseconds })
  return sport
}
