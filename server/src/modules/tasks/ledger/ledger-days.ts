import type { Actor } from '@fieldhouse/contract/guards'
import type { LedgerDay, TimeRow } from '@fieldhouse/contract/tasks.ledger'
import type { Moments } from '../../../platform/days/asked-days.ts'
import { cutIntoDays } from '../../../platform/days/days.rules.ts'
import { mayDescribe } from '../tasks.policy.ts'
import type { StoredTime } from './ledger.queries.ts'

interface Part {
  readonly from: number
  readonly to: number
}

const presentPart = (
  viewer: Actor,
  { from_at: _, to_at: __, is_on_roster, ...row }: StoredTime,
  { from, to }: Part,
): TimeRow => ({
  ...row,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  seconds: (to - from) / 1000,
  can: { describe: mayDescribe(viewer, { ...row, coach_id: row.coach.id, is_on_roster }) },
})

/** The part of a stretch that lies in the time that was asked for. */
const partWithin = ({ from_at, to_at }: StoredTime, { start, end }: Moments): Part => ({
  from: Math.max(from_at.getTime(), start?.getTime() ?? Number.NEGATIVE_INFINITY),
  to: Math.min(to_at.getTime(), end?.getTime() ?? Number.POSITIVE_INFINITY),
})

export const presentTime = (viewer: Actor, row: StoredTime, within: Moments): TimeRow =>
  presentPart(viewer, row, partWithin(row, within))

export const secondsOf = (rows: readonly TimeRow[], isDiscarded: boolean): number =>
  rows.reduce((sum, row) => (row.is_discarded === isDiscarded ? sum + row.seconds : sum), 0)

/** The days that have time, newest first, and so are their rows. */
export const ledgerDays = (
  viewer: Actor,
  rows: readonly StoredTime[],
  within: Moments,
  timeZone: string,
): LedgerDay[] => {
  const days = new Map<string, TimeRow[]>()
  const stretches = rows.map((row) => ({ stored: row, ...partWithin(row, within) }))
  for (const { day, row, from, to } of cutIntoDays(stretches, timeZone)) {
    const known = days.get(day) ?? []
    known.push(presentPart(viewer, row.stored, { from, to }))
    days.set(day, known)
  }
  return [...days]
    .map(([date, list]) => ({
      date,
      seconds: secondsOf(list, false),
      rows: list.toSorted((a, b) => b.from.localeCompare(a.from)),
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date))
}
