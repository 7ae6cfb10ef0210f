import type { Box } from './map-box.ts'
import type { Geo, Project, Spot } from './projection.ts'

/** Of a map that can be zoomed, in miles. */
const finestStep = 0.1

/** A tenth, one, or ten miles: a thousandth of the width, or less. */
const visibleStep = ({ width }: Box): number => 10 ** Math.floor(Math.log10(width / 1000))

/** On which sides of the box it is out of sight: a bit for each. */
const sidesOf = ({ x, y }: Spot, box: Box): number =>
  (x < box.x ? 1 : 0) |
  (y < box.y ? 2 : 0) |
  (x > box.x + box.width ? 4 : 0) |
  (y > box.y + box.height ? 8 : 0)

/**
 * Without the spots that are on the same side of the box as the last kept one and the next. The line that is drawn
 * instead is on that side too, so nobody sees it.
 */
const withoutHidden = (ring: readonly Spot[], box: Box): readonly Spot[] => {
  const sides = ring.map((spot) => sidesOf(spot, box))
  let last = 0
  return ring.filter((_, place) => {
    const own = sides[place] ?? 0
    // Before the first and after the last, nothing hides a spot.
    const isHidden = (own & last & (sides[place + 1] ?? 0)) !== 0
    if (!isHidden) last = own
    return !isHidden
  })
}

/**
 * In steps, without spots that are the same. Relative numbers are short. Nothing is left of a ring that lies beyond one
 * side.
 */
const ringPath = (ring: readonly Spot[], step: number): string => {
  const number = (steps: number) => String(Number((steps * step).toFixed(1)))
  const [first = [0, 0], ...others] = ring.map(({ x, y }) => [Math.round(x / step), Math.round(y / step)])
  let last = first
  const lines: string[] = []
  for (const spot of others) {
    const [right, down] = [0, 1].map((axis) => (spot[axis] ?? 0) - (last[axis] ?? 0))
    if (right || down) lines.push(number(right ?? 0), number(down ?? 0))
    last = spot
  }
  if (lines.length === 0) return ''
  return `M${first.map(number).join(' ')}l${lines.join(' ')}z`.replaceAll(' -', '-')
}

/**
 * A state as a path. A map that nobody can move has a `frame`: what is outside it is left out, and so is what nobody
 * could see at its size.
 */
export const outlinePath = (rings: readonly (readonly Geo[])[], project: Project, frame?: Box): string =>
  rings
    .map((ring) => ring.map(project))
    .map((ring) =>
      frame ? ringPath(withoutHidden(ring, frame), visibleStep(frame)) : ringPath(ring, finestStep),
    )
    .join('')
