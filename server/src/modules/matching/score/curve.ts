/** Points of a line, by rising `x`. */
export type Curve = readonly (readonly [x: number, y: number])[]

/** The height of the line at `x`. Before its first and after its last point it is level. */
export const heightAt = (curve: Curve, x: number): number => {
  let [left, low] = curve[0] ?? [0, 0]
  for (const [right, high] of curve) {
    if (x <= right) return right === left ? high : low + ((high - low) * (x - left)) / (right - left)
    left = right
    low = high
  }
  return low
}
