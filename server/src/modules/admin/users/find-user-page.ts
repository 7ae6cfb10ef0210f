import type { UserFilter, UserSort } from '@fieldhouse/contract/admin'
import type { Db } from '../../../platform/database/database.ts'
import { smallList } from '../../../platform/database/kept-counts.ts'
import { forgetMarks, markEvery, marksOf } from './list-marks.ts'
import { countList, userCounts } from './user-counts.ts'
import {
  findAmongFew,
  findAmongMany,
  findFirstUserIds,
  findNamesakes,
  findUserIds,
} from './user-pages.queries.ts'

interface UserPage {
  readonly filter: UserFilter
  readonly sort: UserSort
  readonly text: string | undefined
  /** Rows before the page. */
  readonly skip: number
  readonly limit: number
}

interface FoundPage {
  readonly ids: readonly string[]
  readonly total: number
  /** There are more than `total`. */
  readonly isMore: boolean
}

/** A search shows this many. Somebody who looks for one person types another letter instead of turning ten pages. */
const mostFound = 150

/** Up to this many people who have the words somewhere in their names are sorted. */
const mostSortedByName = 30_000

/**
 * Of many, the people whose last name begins with the word are shown, if they fill the list: they are neighbors in the
 * order of names. Otherwise all who were found are sorted, because reading that order from its beginning would pass
 * everyone before them.
 */
const findFirstByName = async (db: Db, page: UserPage, text: string): Promise<readonly string[] | null> => {
  const { filter, skip, limit } = page
  const search = { filter, text }
  const namesakes = await findNamesakes(db, search, mostFound)
  if (namesakes.length === mostFound) return namesakes.slice(skip, skip + limit)
  const most = mostSortedByName + 1
  const { ids, total } = await findAmongFew(db, search, { sort: 'name', skip, limit, most })
  return total < most ? ids : null
}

/** Few are sorted as they are. Many are read in the order of the list until the page is full. */
const findByText = async (db: Db, page: UserPage, text: string): Promise<FoundPage> => {
  const { filter, sort, skip } = page
  const search = { filter, text }
  const { ids, total } = await findAmongFew(db, search, { ...page, most: mostFound + 1 })
  if (total <= mostFound) return { ids, total, isMore: false }
  const limit = Math.max(0, Math.min(page.limit, mostFound - skip))
  if (limit === 0) return { ids: [], total: mostFound, isMore: true }
  const byName = sort === 'name' ? await findFirstByName(db, { ...page, limit }, text) : null
  const first = byName ?? (await findAmongMany(db, search, { sort, skip, limit }))
  return { ids: first, total: mostFound, isMore: true }
}

/** A deep page is read from the nearest mark. As long as there is none, from the nearer end. */
const findDeep = (db: Db, { filter, sort, skip, limit }: UserPage, total: number): Promise<string[]> => {
  const mark = marksOf(db, filter, sort)?.[Math.floor(skip / markEvery)]
  if (mark) return findUserIds(db, { filter }, { sort, from: mark, skip: skip % markEvery, limit })
  const rest = total - skip
  if (rest <= 0 || skip <= total / 2) return findUserIds(db, { filter }, { sort, from: null, skip, limit })
  const onPage = Math.min(limit, rest)
  return findUserIds(
    db,
    { filter },
    { sort, from: null, skip: rest - onPage, limit: onPage, isBackward: true },
  )
}

const findListed = async (db: Db, page: UserPage): Promise<FoundPage> => {
  const { filter, sort, skip, limit } = page
  // The first pages are read the same way, however long the list is.
  const isShallow = skip < markEvery
  const [total, first] = await Promise.all([
    countList(db, filter),
    isShallow ? findFirstUserIds(db, filter, { sort, skip, limit }) : [],
  ])
  if (skip >= total) return { ids: [], total, isMore: false }
  if (isShallow) return { ids: first, total, isMore: false }
  if (total > smallList) return { ids: await findDeep(db, page, total), total, isMore: false }
  return { ids: await findFirstUserIds(db, filter, { sort, skip, limit }), total, isMore: false }
}

/** The page, and the number of users in the whole list. */
export const findUserPage = async (db: Db, page: UserPage): Promise<FoundPage> => {
  if (page.text) return findByText(db, page, page.text)
  const found = await findListed(db, page)
  if (found.ids.length > 0 || page.skip >= found.total) return found
  // The list became shorter than its count.
  userCounts.forget(db)
  forgetMarks(db)
  return findListed(db, page)
}
