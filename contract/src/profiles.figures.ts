import type { Formula, Sport, StatColumn } from './profiles.sport.ts'

/** Derived figures of a season, and how figures are formatted. */

export type SeasonValues = Record<string, number>

const sum = (weights: Record<string, number>, values: SeasonValues): number | null => {
  let total = 0
  for (const [key, weight] of Object.entries(weights)) {
    const value = key === '1' ? 1 : values[key]
    if (value === undefined) return null
    total += weight * value
  }
  return total
}

/** Null if a part is unknown, or there is nothing to divide by. */
export const derive = ({ of, by, times }: Formula, values: SeasonValues): number | null => {
  const top = sum(of, values)
  const bottom = sum(by, values)
  return top === null || !bottom ? null : (times * top) / bottom
}

/** Formatted like the sport does it: a share in thousandths has no leading zero, `.412`. */
export const statText = ({ decimals }: Pick<StatColumn, 'decimals'>, value: number): string => {
  const text = value.toFixed(decimals)
  return decimals === 3 ? text.replace(/^(-?)0\./, '$1.') : text
}

const roundTo = (decimals: number, value: number): number => Number(value.toFixed(decimals))

/** PRO-03: the given figures and the derived ones, rounded as they are shown. */
export const withDerived = (columns: readonly StatColumn[], given: SeasonValues): SeasonValues => {
  const values: SeasonValues = { ...given }
  for (const { key, formula, decimals, is_derived } of columns) {
    const derived = formula && derive(formula, values)
    if (derived !== null) values[key] = roundTo(decimals, derived)
    else if (is_derived) delete values[key]
  }
  return values
}

/** The columns of a position that the athlete's gender plays. */
export const columnsFor = (
  { columns, positions }: Pick<Sport, 'columns' | 'positions'>,
  { position, gender }: { position: string | null; gender: string | null },
): StatColumn[] => {
  const group = positions.find(({ key }) => key === position)?.group ?? null
  return columns.filter(
    (column) =>
      (column.group === null || group === null || column.group === group || group === 'all') &&
      (column.gender === null || gender === null || column.gender === gender),
  )
}

type Played = { values: SeasonValues }

/**
 * The columns that have a figure in some season: those of the position first, then all others. A pitcher who bats has both.
 */
export const filledColumns = (
  sport: Pick<Sport, 'columns' | 'positions'>,
  athlete: { position: string | null; gender: string | null },
  seasons: readonly Played[],
): StatColumn[] => {
  const own = columnsFor(sport, athlete)
  const others = sport.columns.filter((column) => !own.includes(column))
  return [...own, ...others].filter(({ key }) => seasons.some(({ values }) => values[key] !== undefined))
}

/** The columns shown big: those of the position. If none of them has a figure, any that the season has. */
export const tileColumns = (
  sport: Pick<Sport, 'columns' | 'positions'>,
  athlete: { position: string | null; gender: string | null },
  season: Played | undefined,
): StatColumn[] => {
  const tiles = (season ? filledColumns(sport, athlete, [season]) : []).filter(({ tile }) => tile !== null)
  const own = new Set(columnsFor(sport, athlete))
  const ofPosition = tiles.filter((column) => own.has(column))
  return (ofPosition.length > 0 ? ofPosition : tiles).toSorted((a, b) => Number(a.tile) - Number(b.tile))
}
