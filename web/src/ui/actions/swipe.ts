interface Point {
  x: number
  y: number
}

/** A swipe must be at least this long. */
const far = 48

/** To the next (1), to the one before (-1), or nowhere (0): scrolling is not a swipe. */
export const swipeOf = (from: Point, to: Point): 1 | -1 | 0 => {
  const across = to.x - from.x
  if (Math.abs(across) < far || Math.abs(across) < 1.5 * Math.abs(to.y - from.y)) return 0
  return across < 0 ? 1 : -1
}
