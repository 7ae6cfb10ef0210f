import type { Entitlement } from '@fieldhouse/contract/guards'
import { accessOf, type Subscription } from '../../modules/billing/index.ts'

/** Something that a package opened for a time. Null is without an end. */
export interface Opening {
  readonly what: Entitlement
  readonly from: Date
  readonly until: Date | null
}

/** What is open after a package changed, as billing saves it: what goes on keeps its start, and the rest ends. */
export const openedAfter = (
  before: readonly Opening[],
  subscription: Subscription,
  at: Date,
): readonly Opening[] => {
  const { opened, until } = accessOf(subscription)
  const isOver = (opening: Opening) => opening.until !== null && opening.until <= at
  const kept = before.map((opening) => {
    if (isOver(opening)) return opening
    return { ...opening, until: opened.includes(opening.what) ? until : at }
  })
  const isOpen = (what: Entitlement) => before.some((opening) => opening.what === what && !isOver(opening))
  return [...kept, ...opened.filter((what) => !isOpen(what)).map((what) => ({ what, from: at, until }))]
}
