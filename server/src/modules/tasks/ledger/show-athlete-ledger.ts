import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { getAthleteLedger } from '@fieldhouse/contract/tasks.ledger'
import { progressOf, totalTimeOf } from '@fieldhouse/contract/tasks.rules'
import type { Db } from '../../../platform/database/database.ts'
import { assertTimeZone, momentsOf } from '../../../platform/days/asked-days.ts'
import { cutIntoDays } from '../../../platform/days/days.rules.ts'
import { lastPageOf } from '../../../platform/http/list-page.ts'
import { openAthlete } from '../work/open-work.ts'
import { findTasks } from '../work/work.queries.ts'
import { findCoachOf, findKeptTimes, findTime } from './ledger.queries.ts'
import { ledgerDays } from './ledger-days.ts'

const daysPerPage = 15

/** The days that have kept time, newest first. */
const findDays = async (db: Db, athleteUserId: string, timeZone: string): Promise<string[]> => {
  const times = await findKeptTimes(db, athleteUserId)
  const stretches = times.map(({ from_at, to_at }) => ({ from: from_at.getTime(), to: to_at.getTime() }))
  return [...new Set(cutIntoDays(stretches, timeZone).map(({ day }) => day))].toSorted().toReversed()
}

/** What was done for an athlete, day by day. Discarded time is nobody's business but the coach's. */
export const showAthleteLedger = async (
  db: Db,
  actor: Actor,
  athleteUserId: string,
  { time_zone, page }: { readonly time_zone: string; readonly page: number },
): Promise<Output<typeof getAthleteLedger>> => {
  assertTimeZone(time_zone)
  await openAthlete(db, actor, athleteUserId)
  const tasks = await findTasks(db, athleteUserId)
  const all = await findDays(db, athleteUserId, time_zone)
  const shown = all.slice((page - 1) * daysPerPage, page * daysPerPage)
  const within = momentsOf({ from: shown.at(-1), to: shown[0], time_zone })
  const rows = shown.length === 0 ? [] : await findTime(db, { athleteUserId, isKeptOnly: true }, within)
  return {
    data: {
      days: ledgerDays(actor, rows, within, time_zone),
      seconds: totalTimeOf(tasks),
      progress: progressOf(tasks),
      tasks,
      success_coach: await findCoachOf(db, athleteUserId),
    },
    meta: { current_page: page, last_page: lastPageOf(all.length, daysPerPage) },
  }
}
