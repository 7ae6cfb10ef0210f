import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { getActivityLogs } from '@fieldhouse/contract/recruiting.activity'
import type { Db } from '../../../platform/database/database.ts'
import { findContactOfUser } from '../../colleges/index.ts'
import { openCenterOf } from '../center/open-center.ts'
import { pageMeta } from './list-activity.ts'
import { findEntries } from './logs.queries.ts'
import type { LogQuestion } from './read-log.ts'
import { readerClock } from './reader-clock.queries.ts'

/** RCC-02: who did what for an athlete on the roster. */
export const listLogs = async (
  db: Db,
  actor: Actor,
  {
    user,
    school,
    contact,
    per_page,
    page,
    ...asked
  }: Omit<LogQuestion, 'type'> & { user?: string | undefined },
): Promise<Output<typeof getActivityLogs>> => {
  const { id } = await openCenterOf(db, actor, user)
  const named = contact === undefined ? null : await findContactOfUser(db, contact)
  const { entries, total } = await findEntries(db, {
    athleteUserId: id,
    school,
    contacts: contact === undefined ? undefined : [contact, ...(named ? [named.id] : [])],
    limit: per_page,
    offset: (page - 1) * per_page,
    clock: await readerClock(db, asked),
  })
  return { data: entries, meta: pageMeta(total, { page, per_page }) }
}
