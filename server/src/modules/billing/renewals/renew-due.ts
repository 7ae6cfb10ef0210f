import { clock } from '../../../platform/clock.ts'
import { rowByRow } from '../../../platform/jobs/row-by-row.ts'
import { billingDayOf } from '../billing-day.ts'
import type { Renewal } from '../charges/record-renewal.ts'
import { type Due, findDue } from '../subscriptions/subscriptions.queries.ts'
import { chargeRenewal, openRenewals, type Renewing } from './renew.ts'

/** How many packages are found, written down in one commit, and charged side by side. */
const perSearch = 250
const perCommit = 25
export const atOnce = 6

const failuresOf = async (work: Promise<unknown>): Promise<unknown[]> => {
  try {
    await work
    return []
  } catch (error) {
    return error instanceof AggregateError ? error.errors : [error]
  }
}

/** One package that can't be handled does not hold up the others of its commit. */
const openAll = async (
  renewing: Renewing,
  ids: readonly string[],
  failures: unknown[],
): Promise<Renewal[]> => {
  try {
    return await openRenewals(renewing, ids)
  } catch (error) {
    if (ids.length > 1) {
      const opened: Renewal[] = []
      for (const id of ids) opened.push(...(await openAll(renewing, [id], failures)))
      return opened
    }
    failures.push(error)
    return []
  }
}

/** `isAway`: none of the charges got an answer, so the rest waits for the next round. */
const renewSome = async (
  renewing: Renewing,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<{ failures: unknown[]; isAway: boolean }> => {
  const failures: unknown[] = []
  const opened = await openAll(renewing, ids, failures)
  const work = rowByRow(opened, signal, (renewal) => chargeRenewal(renewing, renewal), { atOnce })
  const lost = await failuresOf(work)
  failures.push(...lost)
  return { failures, isAway: opened.length > 0 && lost.length === opened.length }
}

const inGroups = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, place) =>
    rows.slice(place * size, (place + 1) * size),
  )

/** PAY-04: everything that is due today or should have happened before. Any number of nodes may do this together. */
export const renewDue = async (renewing: Renewing, signal: AbortSignal): Promise<void> => {
  const today = billingDayOf(clock.now())
  const failures: unknown[] = []
  let isAway = false
  for (let after: Due | null = null; !isAway; ) {
    const due: Due[] = await findDue(renewing.db, today, { after, limit: perSearch })
    for (const group of inGroups(due, perCommit)) {
      signal.throwIfAborted()
      const round = await renewSome(
        renewing,
        group.map(({ id }) => id),
        signal,
      )
      failures.push(...round.failures)
      isAway = round.isAway
      if (isAway) break
    }
    after = due.at(-1) ?? null
    if (!after) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `Renewals that failed: ${failures.length}`)
}
