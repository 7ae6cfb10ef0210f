import type { MessageRow } from '@fieldhouse/contract/messaging'

/** The maximum number of rendered messages, and how many are added or removed at a time. */
export const mostShown = 300
export const windowStep = 50

/** The number of the last rendered message, or null while the newest are shown. */
export type WindowEnd = number | null

const endPlace = (rows: readonly MessageRow[], end: WindowEnd): number =>
  end === null ? rows.length : rows.findLastIndex(({ seq }) => seq <= end) + 1

export const shownRows = (rows: readonly MessageRow[], end: WindowEnd): readonly MessageRow[] => {
  const to = endPlace(rows, end)
  return rows.slice(Math.max(0, to - mostShown), to)
}

/** Whether there are known messages above the rendered ones. */
export const hasAbove = (rows: readonly MessageRow[], end: WindowEnd): boolean =>
  endPlace(rows, end) > mostShown

export const windowUp = (rows: readonly MessageRow[], end: WindowEnd): WindowEnd => {
  if (!hasAbove(rows, end)) return end
  const to = Math.max(mostShown, endPlace(rows, end) - windowStep)
  return rows[to - 1]?.seq ?? null
}

export const windowDown = (rows: readonly MessageRow[], end: WindowEnd): WindowEnd => {
  const to = endPlace(rows, end) + windowStep
  return to >= rows.length ? null : (rows[to - 1]?.seq ?? null)
}
