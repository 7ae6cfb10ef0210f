interface Band {
  readonly id: string
  readonly title: string
  readonly from: number
  readonly to: number
}

const inFeet = (inches: number) => `${Math.floor(inches / 12)}′${inches % 12}″`
const inPounds = (pounds: number) => `${pounds}`

const bandsOf = (starts: readonly number[], written: (value: number) => string, unit: string): Band[] => {
  const first = starts[0] ?? 0
  return [
    {
      id: `under-${first}`,
      title: `Under ${written(first)}${unit}`,
      from: Number.NEGATIVE_INFINITY,
      to: first,
    },
    ...starts.map((from, place): Band => {
      const next = starts[place + 1]
      return next === undefined
        ? { id: `${from}-up`, title: `${written(from)}${unit} and up`, from, to: Number.POSITIVE_INFINITY }
        : {
            id: `${from}-${next - 1}`,
            title: `${written(from)} to ${written(next - 1)}${unit}`,
            from,
            to: next,
          }
    }),
  ]
}

/** In inches: four per band. */
export const heightBands = bandsOf([64, 68, 72, 76, 80], inFeet, '')

/** In pounds: twenty per band. */
export const weightBands = bandsOf([120, 140, 160, 180, 200, 220, 240], inPounds, ' lb')

export const bandOf = (bands: readonly Band[], value: number | null): string | null =>
  value === null ? null : (bands.find(({ from, to }) => value >= from && value < to)?.id ?? null)
