import type { Season } from './profiles.document.ts'

/** Oldest first. An entry without a season has no place in time. */
export const inTime = (seasons: readonly Season[]): Season[] =>
  seasons
    .filter(({ season }) => season !== null)
    .toSorted((a, b) => (a.season?.id ?? 0) - (b.season?.id ?? 0))

/** The season to show first: the last one played. */
export const lastSeason = (seasons: readonly Season[]): Season | undefined =>
  inTime(seasons).at(-1) ?? seasons[0]
