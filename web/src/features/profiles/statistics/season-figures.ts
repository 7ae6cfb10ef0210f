import type { Season } from '@fieldhouse/contract/profiles.document'
import { inTime, lastSeason } from '@fieldhouse/contract/profiles.seasons'
import type { StatColumn } from '@fieldhouse/contract/profiles.sport'

export const seasonName = ({ season }: Pick<Season, 'season'>): string =>
  season?.title.replace('-', '–') ?? 'All seasons'

export interface SeasonFigure {
  column: StatColumn
  value: number
  /** The change from the previous season, or null without a previous value. */
  change: number | null
  isBetter: boolean
  /** The last three, oldest first. */
  course: { label: string; value: number | null }[]
}

const shownTiles = (columns: readonly StatColumn[]): StatColumn[] =>
  columns.filter(({ tile }) => tile !== null).toSorted((a, b) => (a.tile ?? 0) - (b.tile ?? 0))

const figureOf = (column: StatColumn, value: number, past: readonly Season[]): SeasonFigure => {
  const before = past.at(-2)?.values[column.key]
  const change = before === undefined ? null : value - before
  return {
    column,
    value,
    change,
    isBetter: change !== null && change !== 0 && change > 0 !== column.is_lower_better,
    course: past
      .slice(-3)
      .map((season) => ({ label: seasonName(season), value: season.values[column.key] ?? null })),
  }
}

/** The large numbers: the last season, in the sport's order. */
export const boardOf = (columns: readonly StatColumn[], seasons: readonly Season[]): SeasonFigure[] => {
  const last = lastSeason(seasons)
  if (!last) return []
  const past = inTime(seasons)
  return shownTiles(columns).flatMap((column) => {
    const value = last.values[column.key]
    return value === undefined ? [] : [figureOf(column, value, past)]
  })
}

/** The numbers with a trend line: they need at least two seasons. */
export const linesOf = (columns: readonly StatColumn[], seasons: readonly Season[]): StatColumn[] => {
  const past = inTime(seasons)
  return shownTiles(columns).filter(
    ({ key }) => past.filter(({ values }) => values[key] !== undefined).length > 1,
  )
}
