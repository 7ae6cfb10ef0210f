import type { Gender } from '@fieldhouse/contract/accounts'
import { isGender } from '@fieldhouse/contract/accounts.gender'
import type { Db } from '../../../platform/database/database.ts'
import { rootOf } from '../../../platform/database/transaction.ts'
import { findConferences } from './chosen-colleges.queries.ts'

type ByGender = Map<Gender | null, Promise<string[]>>

const kept = new WeakMap<Db, { readonly version: string; readonly byGender: ByGender }>()

const keptIn = (db: Db, version: string): ByGender => {
  const root = rootOf(db)
  const known = kept.get(root)
  if (known?.version === version) return known.byGender
  const byGender: ByGender = new Map()
  kept.set(root, { version, byGender })
  return byGender
}

/** The conferences that have a team for this gender, read once per version of the colleges. */
export const conferencesFor = (db: Db, version: string, gender: string | null): Promise<string[]> => {
  const key = isGender(gender) ? gender : null
  const byGender = keptIn(db, version)
  const known = byGender.get(key)
  if (known) return known
  const reading = findConferences(db, key)
  byGender.set(key, reading)
  // The next reader tries again.
  reading.catch(() => byGender.delete(key))
  return reading
}
