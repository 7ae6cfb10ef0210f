/** Points of a line, by rising `x`. */
export type Curve = readonly (readonly [x: number, y: number])[]

const origin: Curve[number] = [0, 0]

/** The points that `x` is between. Before the first and after the last one, both are the same. */
export const pointsAround = (curve: Curve, x: number): readonly [Curve[number], Curve[number]] => {
  let left = curve[0] ?? origin
  for (let index = 0; index < curve.length; index++) {
    const right = curve[index] ?? left
    if (x <= right[0]) return index === 0 ? [right, right] : [left, right]
    left = right
  }
  return [left, left]
}

/** The height of the line at `x`. Before its first and after its last point it is level. Asked for every college. */
export const heightAt = (curve: Curve, x: number): number => {
  let left = curve[0] ?? origin
  for (let index = 0; index < curve.length; index++) {
    const right = curve[index] ?? left
    if (x <= right[0])
      return index === 0 ? right[1] : left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
    left = right
  }
  return left[1]
}
