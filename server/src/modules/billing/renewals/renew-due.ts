import { clock } from '../../../platform/clock.ts'
import { rowByRow } from '../../../platform/jobs/row-by-row.ts'
import { writtenTogether } from '../../../platform/jobs/written-together.ts'
import { billingDayOf } from '../billing-day.ts'
import { type AnsweredRenewal, type Renewal, recordRenewals } from '../charges/record-renewal.ts'
import { type Due, findDue } from '../subscriptions/subscriptions.queries.ts'
import { chargeRenewal, openRenewals, type Renewing } from './renew.ts'

/** How many packages are found, written down in one commit, and charged side by side. */
const perSearch = 250
const perCommit = 25
export const atOnce = 12

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

const inGroups = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, place) =>
    rows.slice(place * size, (place + 1) * size),
  )

/** The charges of everything that is due, written down, a commit at a time. */
async function* openDue(
  renewing: Renewing,
  { failures, isAway }: { failures: unknown[]; isAway: () => boolean },
): AsyncGenerator<Renewal[]> {
  const today = billingDayOf(clock.now())
  for (let after: Due | null = null; ; ) {
    const due: Due[] = await findDue(renewing.db, today, { after, limit: perSearch })
    for (const group of inGroups(due, perCommit)) {
      if (isAway()) return
      const ids = group.map(({ id }) => id)
      yield await openAll(renewing, ids, failures)
    }
    after = due.at(-1) ?? null
    if (!after) return
  }
}

/** One row after the other. The next group is on its way while the last one is worked on. */
async function* readAhead<Row>(groups: AsyncGenerator<Row[]>): AsyncGenerator<Row> {
  let next = groups.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = groups.next()
      yield* value
    }
  } finally {
    // Nobody may wait for it anymore.
    await next.catch(() => {})
  }
}

const failuresOf = async (work: Promise<unknown>): Promise<unknown[]> => {
  try {
    await work
    return []
  } catch (error) {
    return error instanceof AggregateError ? error.errors : [error]
  }
}

/** PAY-04: everything that is due today or should have happened before. Any number of nodes may do this together. */
export const renewDue = async (renewing: Renewing, signal: AbortSignal): Promise<void> => {
  const { db, payments, siteOrigin } = renewing
  const record = writtenTogether<AnsweredRenewal>((answered) => recordRenewals(db, answered, siteOrigin))
  /** Charges in a row without an answer. If none of those side by side gets one, the rest waits for the next round. */
  let unanswered = 0
  let count = 0
  const charge = async (renewal: Renewal) => {
    count++
    try {
      await chargeRenewal(payments, renewal, record)
      unanswered = 0
    } catch (error) {
      unanswered++
      throw error
    }
  }
  const failures: unknown[] = []
  const isAway = () => unanswered >= atOnce
  // Again if there was something: a package may have several periods to catch up on.
  for (let before = -1; count > before && !isAway() && !signal.aborted; ) {
    before = count
    const opened = readAhead(openDue(renewing, { failures, isAway }))
    failures.push(...(await failuresOf(rowByRow(opened, signal, charge, { atOnce }))))
  }
  if (failures.length > 0) throw new AggregateError(failures, `Renewals that failed: ${failures.length}`)
}
