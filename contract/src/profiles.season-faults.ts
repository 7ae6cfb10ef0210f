import type { FieldFaults } from './errors.ts'
import { derive, type SeasonValues, statText, withDerived } from './profiles.figures.ts'
import type { Formula, StatColumn } from './profiles.sport.ts'

type Columns = ReadonlyMap<string, StatColumn>

/** PRO-03: impossible figures of a season, by column. */
export const seasonFaults = (columns: readonly StatColumn[], given: SeasonValues): FieldFaults => {
  const faults: FieldFaults = {}
  const known: Columns = new Map(columns.map((column) => [column.key, column]))
  for (const [key, value] of Object.entries(given)) {
    const column = known.get(key)
    const fault = column ? columnFault(column, value, given, known) : 'This sport does not count that'
    if (fault) faults[`values.${key}`] = [fault]
  }
  return { ...derivedFaults(known, given, faults), ...faults }
}

const columnFault = (
  column: StatColumn,
  value: number,
  given: SeasonValues,
  known: Columns,
): string | null => {
  const { label, min, max, is_derived, decimals } = column
  if (is_derived) return `${label} follows from the other figures`
  if (!Number.isFinite(value) || !isWithin(column, value)) return `${label} must be from ${min} to ${max}`
  if (decimals === 0 && !Number.isInteger(value)) return `${label} must be a whole number`
  return limitFault(column, value, given, known)
}

const isWithin = ({ min, max }: StatColumn, value: number): boolean => value >= min && value <= max

const limitFault = (
  { label, at_most }: StatColumn,
  value: number,
  given: SeasonValues,
  known: Columns,
): string | null => {
  const labelOf = (key: string) => known.get(key)?.label ?? key
  for (const { key, together_with } of at_most) {
    const limit = given[key]
    const others = together_with.filter((other) => given[other])
    const total = others.reduce((sum, other) => sum + (given[other] ?? 0), value)
    if (limit !== undefined && total > limit)
      return `${[label, ...others.map(labelOf)].join(' + ')} can’t be more than ${labelOf(key)}`
  }
  return null
}

/** The typed columns behind a derived figure, also through other derived ones. */
const typedFor = ({ of, by }: Formula, values: SeasonValues, known: Columns): string[] =>
  Object.keys({ ...of, ...by })
    .filter((key) => key !== '1')
    .flatMap((key) => {
      const formula = known.get(key)?.formula
      return formula && derive(formula, values) !== null ? typedFor(formula, values, known) : [key]
    })

/** If a derived figure is impossible, its inputs are too, unless one of them already has an error of its own. */
const derivedFaults = (known: Columns, given: SeasonValues, typed: FieldFaults): FieldFaults => {
  const faults: FieldFaults = {}
  const values = withDerived([...known.values()], given)
  for (const column of known.values()) {
    const { key, formula, label, min, max } = column
    const value = values[key]
    if (!formula || value === undefined || derive(formula, values) === null || isWithin(column, value))
      continue
    const names = typedFor(formula, values, known).map((part) => `values.${part}`)
    if (names.some((name) => name in typed)) continue
    const fault = `${label} would be ${statText(column, value)}, but must be from ${min} to ${max}`
    for (const name of names) faults[name] ??= [fault]
  }
  return faults
}
