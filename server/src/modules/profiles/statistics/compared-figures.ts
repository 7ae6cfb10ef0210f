import { withDerived } from '@fieldhouse/contract/profiles.figures'
import type { Sport } from '@fieldhouse/contract/profiles.sport'

export interface PlayedSeason {
  type: string
  season: number | null
  values: Record<string, number>
}

/** The figures that are compared with other athletes: those of the last high-school season. */
export const comparedFigures = (sport: Sport, seasons: readonly PlayedSeason[]): Map<string, number> => {
  const [last] = seasons
    .filter(({ type, season }) => type === 'high_school' && season !== null)
    .toSorted((a, b) => Number(b.season) - Number(a.season))
  if (!last) return new Map()
  const values = withDerived(sport.columns, last.values)
  return new Map(
    sport.columns.flatMap(({ key, is_compared }) => {
      const value = values[key]
      return is_compared && value !== undefined ? [[key, value] as const] : []
    }),
  )
}
