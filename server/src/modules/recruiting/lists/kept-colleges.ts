import type { Db } from '../../../platform/database/database.ts'
import { contactedCollegesOf, favoriteCollegesOf, viewedCollegesOf } from './college-lists.queries.ts'
import { countListed, findListPage, type Listed } from './listed.queries.ts'

export type KeptList = 'favorites' | 'recently-viewed' | 'recently-contacted'

/** An athlete's lists of colleges that are based on actions, not on filters. */
export const keptCollegesOf = (id: string): Readonly<Record<KeptList, Listed>> => ({
  favorites: favoriteCollegesOf({ id }),
  'recently-contacted': contactedCollegesOf({ id }),
  'recently-viewed': viewedCollegesOf({ id }),
})

/** The ids of one page, in order, and the length of the list. */
export const findKeptColleges = (
  db: Db,
  athleteUserId: string,
  list: KeptList,
  page: number,
): Promise<{ ids: number[]; total: number }> =>
  findListPage<number>(db, keptCollegesOf(athleteUserId)[list], page)

export const countKeptColleges = (db: Db, athleteUserId: string): Promise<Record<KeptList, number>> =>
  countListed(db, keptCollegesOf(athleteUserId))
