interface Seasonal {
  id: string
  season: { id: number } | null
}

/** PRO-03: newest season first, after those without one. */
export const bySeason = (rows: readonly Seasonal[]): string[] =>
  rows
    .toSorted(
      (a, b) => (b.season?.id ?? Number.POSITIVE_INFINITY) - (a.season?.id ?? Number.POSITIVE_INFINITY) || 0,
    )
    .map(({ id }) => id)
