import { type Curve, pointsAround } from '../score/curve.ts'

/** One row of how a fit was computed. A part's fit is the mean of its rows by their shares. */
export interface Working {
  /** What was compared. */
  readonly label: string
  /** The figures and the rule. */
  readonly value: string
  readonly fit: number
  readonly share: number
}

/** Where a figure is on a line, with the points that its fit was read between. */
export const lineWords = (curve: Curve, x: number, say: (x: number) => string): string => {
  const [left, right] = pointsAround(curve, x)
  if (left === right)
    return x <= left[0] ? `${left[1]} up to ${say(left[0])}.` : `${left[1]} from ${say(left[0])} on.`
  return left[1] === right[1]
    ? `${left[1]} from ${say(left[0])} to ${say(right[0])}.`
    : `Between ${left[1]} at ${say(left[0])} and ${right[1]} at ${say(right[0])}.`
}
