import type { FieldFaults } from '@fieldhouse/contract/errors'
import { AppError } from '../app-error.ts'
import { clock } from '../clock.ts'
import { addDays, type Day, dayOf, isTimeZone, startOfDay, weekOf } from './days.rules.ts'

/** Nobody worked before or after. */
const [firstDay, lastDay] = ['2020-01-01', '2099-12-31']
/** A quarter of a year. */
const mostDays = 92

interface AskedDays {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly time_zone: string
}

/** From the first to before the second. Null is open. */
export interface Moments {
  readonly start: Date | null
  readonly end: Date | null
}

const refuse = (errors: FieldFaults) => new AppError('invalid', { errors })

const known = (day: Day): Day => (day < firstDay ? firstDay : day > lastDay ? lastDay : day)

export const assertTimeZone = (name: string): void => {
  if (!isTimeZone(name)) throw refuse({ time_zone: ['Must be a time zone, such as America/New_York'] })
}

const assertOrder = (from: Day | undefined, to: Day | undefined) => {
  if (from !== undefined && to !== undefined && to < from)
    throw refuse({ to: ['Must not be before the first day'] })
}

/** From the first second of the first day to the last second of the last. A day that was not given is open. */
export const momentsOf = ({ from, to, time_zone }: AskedDays): Moments => {
  assertTimeZone(time_zone)
  assertOrder(from, to)
  return {
    start: from === undefined ? null : new Date(startOfDay(known(from), time_zone)),
    end: to === undefined ? null : new Date(startOfDay(addDays(known(to), 1), time_zone)),
  }
}

/** The same with both ends: the week of the given day, or this week. */
export const spanOf = ({ from, to, time_zone }: AskedDays): { from: Day; to: Day } => {
  assertTimeZone(time_zone)
  assertOrder(from, to)
  if (from === undefined && to === undefined) return weekOf(dayOf(clock.now().getTime(), time_zone))
  const first = known(from ?? addDays(to ?? firstDay, -6))
  const last = known(to ?? addDays(from ?? lastDay, 6))
  if (last > addDays(first, mostDays - 1)) throw refuse({ to: [`Choose at most ${mostDays} days`] })
  return { from: first, to: last }
}
