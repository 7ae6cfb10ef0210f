export const moves = ['top', 'up', 'down', 'bottom'] as const
export type Move = (typeof moves)[number]

/** The same ids with one of them moved. */
export const moved = (ids: readonly string[], id: string, move: Move): string[] => {
  const from = ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  const to = { top: 0, up: from - 1, down: from + 1, bottom: others.length }[move]
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, id)
}
