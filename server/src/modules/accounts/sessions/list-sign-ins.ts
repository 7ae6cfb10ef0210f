import type { Person } from '@fieldhouse/contract/admin.person'
import type { Db } from '../../../platform/database/database.ts'
import { findSignIns } from './sessions.queries.ts'

/** ADM-01: where a person has signed in from. */
export const listSignIns = async (db: Db, userId: string): Promise<Person['sign_ins']> =>
  (await findSignIns(db, userId)).map(({ first_seen_at, last_seen_at, ...place }) => ({
    ...place,
    first_seen_at: first_seen_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }))
