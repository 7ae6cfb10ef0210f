import type { Actor } from '@fieldhouse/contract/guards'
import type { Ledger } from '@fieldhouse/contract/tasks.ledger'
import type { Db } from '../../../platform/database/database.ts'
import { momentsOf, spanOf } from '../../../platform/days/asked-days.ts'
import { openWork } from '../work/open-work.ts'
import { findTime } from './ledger.queries.ts'
import { ledgerDays, secondsOf } from './ledger-days.ts'

interface LedgerQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly time_zone: string
  readonly user_id?: string | undefined
}

/** A coach's own work. For one athlete on the roster, also the work of those who had the athlete before. */
export const showCoachLedger = async (
  db: Db,
  actor: Actor,
  { user_id, time_zone, ...days }: LedgerQuery,
): Promise<Ledger> => {
  const span = spanOf({ ...days, time_zone })
  if (user_id !== undefined) await openWork(db, actor, user_id)
  const whose = user_id === undefined ? { coachId: actor.id } : { athleteUserId: user_id }
  const within = momentsOf({ ...span, time_zone })
  const found = ledgerDays(actor, await findTime(db, whose, within), within, time_zone)
  const rows = found.flatMap((day) => day.rows)
  return {
    ...span,
    days: found,
    seconds: secondsOf(rows, false),
    discarded_seconds: secondsOf(rows, true),
  }
}
