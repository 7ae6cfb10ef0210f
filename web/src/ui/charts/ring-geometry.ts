/** One arc of a ring, in units of its circumference. `start` counts clockwise from the top. */
interface Arc {
  start: number
  length: number
  filled: number
}

/** Equal arcs, one per share, each filled to its share. A single one is the full circle. */
export const ringArcs = (shares: readonly number[], radius: number, gap: number): Arc[] => {
  const circumference = 2 * Math.PI * radius
  const slot = circumference / shares.length
  const space = shares.length > 1 ? Math.min(gap, slot / 2) : 0
  const length = slot - space
  return shares.map((share, index) => ({
    start: index * slot + space / 2,
    length,
    filled: length * Math.min(1, Math.max(0, share)),
  }))
}
