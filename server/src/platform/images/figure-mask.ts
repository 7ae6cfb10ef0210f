/** A square of certainties, row by row, in which we look for a figure. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const certain = 128

/** The pixels connected to the one at `start`. Marks them as seen. */
const spreadFrom = (mask: Uint8Array, side: number, start: number, seen: Uint8Array): number[] => {
  const together = [start]
  seen[start] = 1
  for (const at of together) {
    const x = at % side
    const neighbors = [x > 0 ? at - 1 : -1, x < side - 1 ? at + 1 : -1, at - side, at + side]
    for (const next of neighbors) {
      if (next < 0 || next >= mask.length || seen[next] || (mask[next] ?? 0) < certain) continue
      seen[next] = 1
      together.push(next)
    }
  }
  return together
}

/** The pixels of the largest figure. Leaves out people behind the athlete, and specks. */
export const largestFigure = (mask: Uint8Array, side: number): readonly number[] => {
  const seen = new Uint8Array(mask.length)
  let largest: number[] = []
  mask.forEach((value, at) => {
    if (value < certain || seen[at]) return
    const figure = spreadFrom(mask, side, at, seen)
    if (figure.length > largest.length) largest = figure
  })
  return largest
}

/** The box around a figure, including its soft edge. */
export const boxAround = (figure: readonly number[], side: number, margin: number): Box => {
  let [left, top, right, bottom] = [side, side, 0, 0]
  for (const at of figure) {
    const x = at % side
    const y = Math.floor(at / side)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(side, right + margin),
    bottom: Math.min(side, bottom + margin),
  }
}

/** How far the soft edge of a figure reaches. */
const edge = 3

/** The mask with only this figure and its soft edge. */
export const onlyFigure = (mask: Uint8Array, side: number, figure: readonly number[]): Uint8Array => {
  const only = new Uint8Array(mask.length)
  for (const at of figure) {
    const x = at % side
    const y = Math.floor(at / side)
    for (let row = Math.max(0, y - edge); row <= Math.min(side - 1, y + edge); row++)
      for (let column = Math.max(0, x - edge); column <= Math.min(side - 1, x + edge); column++)
        only[row * side + column] = mask[row * side + column] ?? 0
  }
  return only
}
