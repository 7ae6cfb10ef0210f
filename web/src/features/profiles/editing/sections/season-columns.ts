import type { Season } from '@fieldhouse/contract/profiles.document'
import { columnsFor, type SeasonValues } from '@fieldhouse/contract/profiles.figures'
import type { Sport, StatColumn } from '@fieldhouse/contract/profiles.sport'

interface ColumnGroup {
  title: string
  columns: StatColumn[]
}

interface Player {
  position: string | null
  secondary_position?: string | null
  gender: string | null
}

/** The columns of the athlete's positions, and those that this season already has figures in. */
export const seasonColumns = (sport: Sport, player: Player, given: Season['given'] = {}): StatColumn[] => {
  const { position, secondary_position, gender } = player
  const played = secondary_position ? [position, secondary_position] : [position]
  const own = new Set(
    played.flatMap((each) => columnsFor(sport, { position: each, gender }).map(({ key }) => key)),
  )
  return sport.columns.filter(({ key }) => own.has(key) || key in given)
}

/** Splits counted from averaged columns. Derived ones are left out. */
export const typedGroups = (columns: readonly StatColumn[]): ColumnGroup[] =>
  [
    { title: 'Totals', columns: columns.filter(({ is_derived, decimals }) => !is_derived && decimals === 0) },
    {
      title: 'Averages and percentages',
      columns: columns.filter(({ is_derived, decimals }) => !is_derived && decimals > 0),
    },
  ].filter((group) => group.columns.length > 0)

/** The numbers in the fields, without empty ones. */
export const figuresIn = (texts: Readonly<Record<string, unknown>>): SeasonValues =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[key, Number(text.replaceAll(',', ''))]] : [],
    ),
  )
