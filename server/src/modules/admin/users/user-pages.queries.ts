import type { UserFilter, UserSort } from '@fieldhouse/contract/admin'
import { and, count, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { plannedEachTime } from '../../../platform/database/planning.ts'
import { oncePerDatabase, oncePerKind } from '../../../platform/database/prepared-statements.ts'
import { givenLastName, givenWords, hasGivenLastName, hasGivenWords, users } from '../../accounts/index.ts'
import {
  byKeys,
  givenPlace,
  isAfterGiven,
  isChosen,
  isFrom,
  isListed,
  orderBy,
  orderKeys,
  type Place,
  placeColumn,
  type UserChoice,
} from './user-order.queries.ts'

interface Stretch {
  readonly sort: UserSort
  /** Where to begin. Null is the beginning of the list. */
  readonly from: Place | null
  readonly skip: number
  readonly limit: number
  /** Reads from the end of the list. */
  readonly isBackward?: boolean
}

/** The ids of some neighbors. Reads only the index of the order, so skipping costs little. */
export const findUserIds = async (
  db: Db,
  choice: UserChoice,
  { sort, from, skip, limit, isBackward = false }: Stretch,
): Promise<string[]> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isChosen(choice), from ? isFrom(sort, from) : undefined))
    .orderBy(...orderBy(sort, isBackward))
    .limit(limit)
    .offset(skip)
  const ids = found.map(({ id }) => id)
  return isBackward ? ids.toReversed() : ids
}

const firstIn = oncePerKind((db, filter: UserFilter, sort: UserSort) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(isChosen({ filter }))
    .orderBy(...orderBy(sort))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'))
    .prepare(`admin_first_${filter}_by_${sort}`),
)

/** The same from the beginning of a list. */
export const findFirstUserIds = async (
  db: Db,
  filter: UserFilter,
  { sort, skip, limit }: Pick<Stretch, 'sort' | 'skip' | 'limit'>,
): Promise<string[]> => (await firstIn(db, filter, sort).execute({ skip, limit })).map(({ id }) => id)

/** Built once, because what is built for each step of a long list is garbage that many collections keep. */
const nextIn = oncePerKind(
  (
    db,
    filter: UserFilter,
    sort: UserSort,
    wordCount: number,
    begin: 'at the beginning' | 'after a place',
  ) => {
    const some = db
      .select({ id: users.id, place: placeColumn(sort).as('place') })
      .from(users)
      .where(
        and(
          isListed(filter),
          wordCount > 0 ? hasGivenWords(wordCount) : undefined,
          begin === 'after a place' ? isAfterGiven(sort) : undefined,
        ),
      )
      .orderBy(...orderBy(sort))
      .limit(sql.placeholder('limit'))
      .as('some')
    // As one value, for the same reason.
    return db
      .select({
        ids: sql<readonly string[]>`coalesce(json_agg(${some.id}), '[]'::json)`,
        last: sql<Place | null>`json_agg(${some.place}) -> -1`,
      })
      .from(some)
      .prepare(plannedEachTime)
  },
)

/** The next ids after a place, and the place after them, for reading a whole list in steps. */
export const findNextUsers = async (
  db: Db,
  { filter, text = '' }: UserChoice,
  { sort, after, limit }: { sort: UserSort; after: Place | null; limit: number },
): Promise<{ ids: readonly string[]; next: Place | null }> => {
  const words = givenWords(text)
  const begin = after ? 'after a place' : 'at the beginning'
  const statement = nextIn(db, filter, sort, Object.keys(words).length, begin)
  const [found] = await statement.execute({ ...words, ...givenPlace(after ?? []), limit })
  const ids = found?.ids ?? []
  return { ids, next: ids.length === limit ? (found?.last ?? null) : null }
}

/** The users in whose names or addresses all typed words are found. */
const foundIn = oncePerKind((db, filter: UserFilter, sort: UserSort, wordCount: number) => {
  const isFound = and(isListed(filter), hasGivenWords(wordCount))
  const few = db
    .select({ id: users.id, ...orderKeys(sort) })
    .from(users)
    .where(isFound)
    .limit(sql.placeholder('most'))
    .as('few')
  return {
    amongFew: db
      .select({ id: few.id, total: sql`count(*) over ()`.mapWith(Number) })
      .from(few)
      .orderBy(...byKeys(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip'))
      .prepare(plannedEachTime),
    few: db
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(few)
      .prepare(plannedEachTime),
    first: db
      .select({ id: users.id })
      .from(users)
      .where(isFound)
      .orderBy(...orderBy(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip'))
      .prepare(plannedEachTime),
    namesakes: db
      .select({ id: users.id })
      .from(users)
      .where(and(isListed(filter), hasGivenLastName))
      .orderBy(...orderBy('name'))
      .limit(sql.placeholder('limit'))
      .prepare(plannedEachTime),
  }
})

interface Search {
  readonly filter: UserFilter
  readonly text: string
}

type SearchPage = Pick<Stretch, 'sort' | 'skip' | 'limit'>

const searchIn = (db: Db, { filter, text }: Search, sort: UserSort) => {
  const words = givenWords(text)
  return { words, found: foundIn(db, filter, sort, Object.keys(words).length) }
}

/** A page among at most `most` rows, with their number. If there are more, the page is not the right one. */
export const findAmongFew = async (
  db: Db,
  search: Search,
  { sort, skip, limit, most }: SearchPage & { most: number },
): Promise<{ ids: string[]; total: number }> => {
  const { words, found } = searchIn(db, search, sort)
  const page = await found.amongFew.execute({ ...words, skip, limit, most })
  const [counted] = page.length === 0 && skip > 0 ? await found.few.execute({ ...words, most }) : page
  return { ids: page.map(({ id }) => id), total: counted?.total ?? 0 }
}

/** A page in the order of the whole list, for words that many people have. */
export const findAmongMany = async (
  db: Db,
  search: Search,
  { sort, skip, limit }: SearchPage,
): Promise<string[]> => {
  const { words, found } = searchIn(db, search, sort)
  return (await found.first.execute({ ...words, skip, limit })).map(({ id }) => id)
}

/** The first people by name whose last name begins with what was typed. Nobody if that is more than a name. */
export const findNamesakes = async (db: Db, search: Search, limit: number): Promise<string[]> => {
  const given = givenLastName(search.text)
  if (!given) return []
  const { found } = searchIn(db, search, 'name')
  return (await found.namesakes.execute({ ...given, limit })).map(({ id }) => id)
}

/** The places of every so many rows in an order. Reads the whole index once. */
export const findMarks = async (
  db: Db,
  choice: UserChoice,
  sort: UserSort,
  every: number,
): Promise<Place[]> => {
  const numbered = db
    .select({
      place: placeColumn(sort).as('place'),
      number: sql<number>`row_number() over (order by ${sql.join(orderBy(sort), sql`, `)})`.as('number'),
    })
    .from(users)
    .where(isChosen(choice))
    .as('numbered')
  const found = await db
    .select({ place: numbered.place })
    .from(numbered)
    .where(sql`${numbered.number} % ${every}::int = 1`)
    .orderBy(numbered.number)
  return found.map(({ place }) => place)
}

export const countChosen = (db: Db, choice: UserChoice): Promise<number> => db.$count(users, isChosen(choice))

const usersCountedIn = oncePerDatabase((db) =>
  db
    .select({
      filter: sql<UserFilter>`case when ${users.deleted_at} is null then ${users.type} else 'deleted' end`.as(
        'filter',
      ),
      count: count(),
    })
    .from(users)
    .where(isNull(users.erased_at))
    .groupBy(sql`1`)
    .prepare('admin_count_users'),
)

/** The number of active users of each type, and of deleted ones. */
export const countUsers = (db: Db): Promise<{ filter: UserFilter; count: number }[]> =>
  usersCountedIn(db).execute()
