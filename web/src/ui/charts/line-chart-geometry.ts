/** A position on the plot, as fractions of its width from the start and of its height from the top. */
export interface Place {
  x: number
  y: number
}

type Value = number | null | undefined

/** The largest value that can be drawn. Beyond it, a sum of two would be infinite. */
export const isDrawable = (value: Value): value is number =>
  typeof value === 'number' && Math.abs(value) <= 1e300

const roundBases = ['1', '2', '2.5', '5']
/** Counts are whole numbers. */
const wholeBases = ['1', '2', '3', '5']
const mostIntervals = 4
const fewestIntervals = 3
/** 0.3 / 0.1 is not quite 3. */
const slack = 1e-9

/** Four or five round numbers, including zero, that cover all values. */
export const niceTicks = (values: readonly Value[]): number[] => {
  const drawn = values.filter(isDrawable)
  const low = drawn.reduce((least, value) => Math.min(least, value), 0)
  const high = drawn.reduce((most, value) => Math.max(most, value), 0)
  const step = niceStep(low, high, drawn.every(Number.isInteger))
  const { first, last } = intervals(low, high, step)
  const end = Math.max(last, first + fewestIntervals)
  return Array.from({ length: end - first + 1 }, (_, index) => {
    const tick = (first + index) * step
    return Number(tick.toPrecision(12))
  })
}

const niceStep = (low: number, high: number, isWhole: boolean): number => {
  const biggest = Math.max(high, -low)
  if (biggest < 1e-300) return 1
  const power = Math.floor(Math.log10(biggest)) - 1
  const steps = [power, power + 1, power + 2]
    .flatMap((exponent) =>
      (isWhole && exponent === 0 ? wholeBases : roundBases).map((base) => Number(`${base}e${exponent}`)),
    )
    .filter((step) => !isWhole || step >= 1)
  const fitting = steps.find((step) => {
    const { first, last } = intervals(low, high, step)
    return last - first <= mostIntervals
  })
  return fitting ?? biggest
}

const intervals = (low: number, high: number, step: number) => ({
  first: Math.floor(low / step + slack),
  last: Math.ceil(high / step - slack),
})

/** A single point is in the middle. */
export const shareAt = (index: number, count: number): number => (count <= 1 ? 0.5 : index / (count - 1))

/** The reverse: the point nearest to a position along the plot. */
export const indexAt = (share: number, count: number): number => {
  const last = Math.max(0, count - 1)
  return Math.min(last, Math.max(0, Math.round(share * last)))
}

export const depthOf = (value: number, ticks: readonly number[]): number => {
  const bottom = ticks[0] ?? 0
  const top = ticks.at(-1) ?? 1
  return (top - value) / (top - bottom)
}

/** Null if there is nothing to draw. */
export const placesOf = (
  values: readonly Value[],
  count: number,
  ticks: readonly number[],
): (Place | null)[] =>
  Array.from({ length: count }, (_, index) => {
    const value = values[index]
    return isDrawable(value) ? { x: shareAt(index, count), y: depthOf(value, ticks) } : null
  })

/** A note goes to the side of its point with more room, above or below the line there. */
export const isFreeAbove = (places: readonly (Place | null)[], index: number): boolean => {
  const place = places[index]
  const neighbour = place && places[place.x > 0.5 ? index - 1 : index + 1]
  return !place || !neighbour || neighbour.y >= place.y
}

/** The drawing's own units, whatever its size on the screen. */
export const canvas = 1000

const unit = (share: number): number => Math.round(share * canvas * 10) / 10

/** A line with a gap for each missing value. */
export const linePath = (places: readonly (Place | null)[]): string =>
  places
    .map((place, index) => {
      if (!place) return ''
      const pen = places[index - 1] ? 'L' : 'M'
      return `${pen}${unit(place.x)} ${unit(place.y)}`
    })
    .join('')

/** Strokes without length: with round ends they stay round dots, even in a stretched drawing. */
export const dotsPath = (places: readonly (Place | null)[]): string =>
  places
    .filter((place) => place !== null)
    .map((place) => `M${unit(place.x)} ${unit(place.y)}h0`)
    .join('')

/** Points between two gaps, which no line would show. */
export const lonePlaces = (places: readonly (Place | null)[]): (Place | null)[] =>
  places.filter((_, index) => !places[index - 1] && !places[index + 1])

/** Moves labels apart until none overlap. Keeps their order and, while there is room, stays inside the plot. */
export const spread = (wanted: readonly number[], gap: number): number[] => {
  const room = wanted.length > 1 ? Math.min(gap, 1 / (wanted.length - 1)) : 0
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  let least = 0
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, least)
    least = placed[index] + room
  }
  let most = 1
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, most)
    most = placed[index] - room
  }
  return placed
}

/** A few points to label below the plot, evenly spaced, starting with the first. */
export const evenIndexes = (count: number, most = 7): number[] => {
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}

/** Few enough to fit side by side. */
export const thinned = <Item>(items: readonly Item[], most: number): Item[] => {
  const step = Math.max(1, Math.ceil(items.length / most))
  return items.filter((_, index) => index % step === 0)
}
