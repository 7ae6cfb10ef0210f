import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { endGrantAt, lockGrant } from '../grants.queries.ts'
import type { StaffCall } from './staff-call.ts'

/** ADM-01: ends a feature that an admin opened. What a package opened ends with the package. */
export const endAccess = (
  { db, caller }: Pick<StaffCall, 'db' | 'caller'>,
  athleteUserId: string,
  id: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const grant = await lockGrant(tx, athleteUserId, id)
    const now = clock.now()
    if (!grant) throw new AppError('not_found')
    if (grant.source !== 'grant')
      throw new AppError('conflict', { message: 'This came with a package, and ends with it.' })
    if (grant.until_at && grant.until_at <= now)
      throw new AppError('conflict', { message: 'This has ended already.' })
    await endGrantAt(tx, id, now)
    await record(tx, caller, {
      action: 'access.ended',
      userId: athleteUserId,
      before: { until: grant.until_at?.toISOString() ?? null },
      after: { until: now.toISOString() },
      details: { what: grant.what },
    })
  })
