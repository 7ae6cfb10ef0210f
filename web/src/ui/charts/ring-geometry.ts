/** One arc of a ring, in units of its circumference. `start` counts clockwise from the top. */
export interface RingArc {
  start: number
  length: number
  filled: number
}

export interface RingShare {
  /** The length of the arc, next to the others'. */
  weight: number
  /** How much of it is filled, from 0 to 100. */
  fit: number
}

/**
 * One arc for each share, as long as its weight and filled to its fit. So the filled part of the ring is the weighted
 * mean. A share without weight has no arc. A single one is the full circle.
 */
export const ringArcs = (shares: readonly RingShare[], radius: number, gap: number): RingArc[] => {
  const circumference = 2 * Math.PI * radius
  const counted = shares.filter(({ weight }) => weight > 0)
  const all = counted.reduce((sum, { weight }) => sum + weight, 0)
  let from = 0
  return counted.map(({ weight, fit }) => {
    const slot = (circumference * weight) / all
    const space = counted.length > 1 ? Math.min(gap, slot / 2) : 0
    const start = from + space / 2
    const length = slot - space
    from += slot
    return { start, length, filled: length * Math.min(1, Math.max(0, fit / 100)) }
  })
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** All arcs as the dashes and gaps of one circle that begins with the first arc. `inked` is the drawn part of an arc. */
export const ringDashes = (
  arcs: readonly RingArc[],
  circumference: number,
  inked: (arc: RingArc) => number,
): string => {
  const end = circumference + (arcs[0]?.start ?? 0)
  return arcs
    .flatMap((arc, index) => [inked(arc), (arcs[index + 1]?.start ?? end) - arc.start - inked(arc)])
    .map(hundredths)
    .join(' ')
}

/** Where a label stands beside the ring: percent of the box, and the side that the text runs to. */
export interface RingLabelPlace {
  x: number
  y: number
  side: 'start' | 'end'
}

/** The labels stand outside the middle of their arcs. Those that would touch move apart, up and down. */
export const ringLabelPlaces = (
  arcs: readonly RingArc[],
  circumference: number,
  { distance, apart }: { distance: number; apart: number },
): RingLabelPlace[] => {
  const places = arcs.map(({ start, length }): RingLabelPlace => {
    const angle = ((start + length / 2) / circumference) * 2 * Math.PI
    const x = Math.sin(angle)
    return { x: 50 + distance * x, y: 50 - distance * Math.cos(angle), side: x < 0 ? 'end' : 'start' }
  })
  for (const side of ['start', 'end'] as const) {
    const column = places.filter((place) => place.side === side).toSorted((one, other) => one.y - other.y)
    const middle = Math.floor(column.length / 2)
    for (let index = middle - 1; index >= 0; index -= 1) keepAbove(column[index], column[index + 1], apart)
    for (let index = middle + 1; index < column.length; index += 1)
      keepBelow(column[index], column[index - 1], apart)
  }
  return places
}

type Place = RingLabelPlace | undefined

const keepAbove = (place: Place, next: Place, apart: number) => {
  if (place && next) place.y = Math.min(place.y, next.y - apart)
}

const keepBelow = (place: Place, last: Place, apart: number) => {
  if (place && last) place.y = Math.max(place.y, last.y + apart)
}
