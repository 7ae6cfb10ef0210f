import type { Actor } from '@fieldhouse/contract/guards'
import {
  type ActivityEvent,
  type ActivityTotals,
  type EventType,
  eventTypes,
} from '@fieldhouse/contract/recruiting.activity'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findCoachContact, findContactOfUser } from '../../colleges/index.ts'
import type { Center } from '../center/open-center.ts'
import { positionTitles } from '../center/position-titles.ts'
import { findLog } from './log.queries.ts'
import type { LogFilter, LogReader } from './log-parts.queries.ts'
import { presentEvent, presentTotals } from './present-event.ts'
import { type AskedClock, readerClock } from './reader-clock.queries.ts'

export interface LogQuestion extends AskedClock {
  readonly type?: EventType | undefined
  readonly school?: number | undefined
  readonly contact?: string | undefined
  readonly per_page: number
  readonly page: number
}

const readerOf = async (
  db: Db,
  { id, type }: Actor,
  clock: AskedClock = { offset: 0 },
): Promise<LogReader> => ({
  id,
  isOnBehalf: type === 'rsc',
  clock: await readerClock(db, clock),
})

/** A coach is the same by contact id or account id. */
const contactNamed = async (db: Db, center: Center, id: string): Promise<LogFilter['contact']> => {
  const contact =
    center.side === 'family'
      ? ((await findCoachContact(db, id, center.id)) ?? (await findContactOfUser(db, id)))
      : null
  return contact ? { contact_id: contact.id, user_id: contact.user_id } : { contact_id: null, user_id: id }
}

export interface Log {
  readonly events: ActivityEvent[]
  readonly totals: ActivityTotals
}

/** RCC-02: one page of a log, newest first, with the number of each type. Coaches see no views. */
export const readLog = async (
  db: Db,
  actor: Actor,
  center: Center,
  { type, school, contact, per_page, page, ...asked }: LogQuestion,
): Promise<Log> => {
  if (center.side === 'coach' && type === eventTypes.view) throw new AppError('forbidden')
  const filter = {
    type,
    school,
    contact: contact === undefined ? undefined : await contactNamed(db, center, contact),
  }
  const titleOf = await positionTitles(db)
  const { rows, counted } = await findLog(db, center, await readerOf(db, actor, asked), filter, {
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  return {
    events: rows.map((row) => presentEvent(row, actor.id, titleOf)),
    totals: presentTotals(counted),
  }
}

/** One event as its author sees it. */
export const readEvent = async (db: Db, actor: Actor, center: Center, id: string): Promise<ActivityEvent> => {
  const { rows } = await findLog(db, center, await readerOf(db, actor), { id }, { limit: 1, offset: 0 })
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return presentEvent(row, actor.id, await positionTitles(db))
}
