/** A gap of hidden pages. */
export type PageNumber = number | 'gap'

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)

/** The first, the last, and the neighbors of the current one: never more than seven places, so nothing jumps. */
export const pageNumbers = (current: number, last: number): PageNumber[] => {
  if (last <= 7) return span(1, last)
  if (current <= 4) return [...span(1, 5), 'gap', last]
  if (current >= last - 3) return [1, 'gap', ...span(last - 4, last)]
  return [1, 'gap', current - 1, current, current + 1, 'gap', last]
}
