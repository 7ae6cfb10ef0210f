import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { openCollege as contract } from '@fieldhouse/contract/recruiting'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { presentCollegeDetails } from '../../colleges/index.ts'
import { openCenter } from '../center/open-center.ts'
import { findColleges } from '../lists/rows.queries.ts'
import { coachesByCollege, presentForAthlete } from '../lists/show-colleges.ts'
import { keepCollegeViewed } from './viewed.queries.ts'

/** RCC-01: the college popup. Opening it is recorded for everyone who looks after the athlete. */
export const openCollege = (
  db: Db,
  actor: Actor,
  centerId: string,
  collegeId: number,
): Promise<Output<typeof contract>['data']> =>
  transaction(db, async (tx) => {
    const center = await openCenter(tx, actor, centerId)
    if (center.side === 'coach') throw new AppError('forbidden')
    const {
      colleges: [found],
      ...coaches
    } = await findColleges(tx, actor, center, [collegeId])
    if (!found) throw new AppError('not_found')
    await keepCollegeViewed(tx, center.id, collegeId)
    return {
      ...presentCollegeDetails(found.college),
      ...presentForAthlete(found),
      coaches: coachesByCollege(coaches).get(collegeId) ?? [],
    }
  })
