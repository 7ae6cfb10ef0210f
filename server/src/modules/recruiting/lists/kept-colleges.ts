import type { Db } from '../../../platform/database/database.ts'
import { contactedCollegesOf, favoriteCollegesOf, viewedCollegesOf } from './college-lists.queries.ts'
import { findAllListed, type Listed } from './listed.queries.ts'

export type KeptList = 'favorites' | 'recently-viewed' | 'recently-contacted'

/** An athlete's lists of colleges that are based on actions, not on filters. */
export const keptCollegesOf = (id: string): Readonly<Record<KeptList, Listed>> => ({
  favorites: favoriteCollegesOf({ id }),
  'recently-contacted': contactedCollegesOf({ id }),
  'recently-viewed': viewedCollegesOf({ id }),
})

/** The ids of all three lists, each in its order. No list is longer than the list of all colleges. */
export const findKeptColleges = (db: Db, athleteUserId: string): Promise<Record<KeptList, number[]>> =>
  findAllListed<KeptList, number>(db, keptCollegesOf(athleteUserId))
