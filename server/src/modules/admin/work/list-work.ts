import type { Work } from '@fieldhouse/contract/admin.work'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { workExpires } from './end-of-work.ts'
import { presentWork } from './present-work.ts'
import { listOwnWork, type StoredWork } from './work.queries.ts'

/** Until a day after it ended, whether or not the job that deletes it was on time. */
export const isKept = ({ finished_at }: StoredWork): boolean =>
  finished_at === null || workExpires(finished_at) > clock.now()

/** ADM-01: an admin's own work, newest first. */
export const listWork = async (db: Db, adminId: string): Promise<Work[]> =>
  (await listOwnWork(db, adminId)).filter(isKept).map(presentWork)
