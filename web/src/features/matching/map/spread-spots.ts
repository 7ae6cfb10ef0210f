import type { Spot } from './projection.ts'

const rounds = 40

/** Moves spots apart that are closer than this. Those that have room stay where they are. */
export const spreadSpots = (spots: readonly Spot[], apart: number): Spot[] => {
  const moved = spots.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < rounds; round += 1) {
    let isCrowded = false
    for (const [index, a] of moved.entries())
      for (const [offset, b] of moved.slice(index + 1).entries()) {
        const gap = Math.hypot(b.x - a.x, b.y - a.y)
        if (gap >= apart * 0.999) continue
        isCrowded = true
        // Two in the same town part in a direction of their own, so three don't line up.
        const turn = (index * 7 + offset * 3 + 1) * 2.4
        const [east, south] =
          gap < apart / 100 ? [Math.cos(turn), Math.sin(turn)] : [(b.x - a.x) / gap, (b.y - a.y) / gap]
        const step = (apart - gap) / 2
        a.x -= east * step
        a.y -= south * step
        b.x += east * step
        b.y += south * step
      }
    if (!isCrowded) break
  }
  return moved
}

export type Direction = 'up' | 'down' | 'left' | 'right'

const ways: Record<Direction, Spot> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** The nearest spot in a direction. What is straight ahead counts as nearer than what is to the side. */
export const nextSpot = (spots: readonly Spot[], from: Spot, direction: Direction): number | null => {
  const way = ways[direction]
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, spot] of spots.entries()) {
    const [right, down] = [spot.x - from.x, spot.y - from.y]
    const ahead = right * way.x + down * way.y
    const aside = Math.abs(right * way.y) + Math.abs(down * way.x)
    if (ahead <= 0 || aside > ahead * 2) continue
    const cost = ahead + aside * 2
    if (cost < least) [best, least] = [index, cost]
  }
  return best
}
