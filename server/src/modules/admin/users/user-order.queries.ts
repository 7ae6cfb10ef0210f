import type { UserFilter, UserSort } from '@fieldhouse/contract/admin'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { hasWords, lastSeen, users } from '../../accounts/index.ts'

/** Which users a list has. */
export interface UserChoice {
  readonly filter: UserFilter
  readonly text?: string | undefined
}

export const isListed = (filter: UserFilter): SQL | undefined =>
  filter === 'deleted'
    ? and(isNotNull(users.deleted_at), isNull(users.erased_at))
    : and(isNull(users.deleted_at), filter === 'all' ? undefined : eq(users.type, filter))

export const isChosen = ({ filter, text }: UserChoice): SQL | undefined =>
  and(isListed(filter), text ? hasWords(text) : undefined)

/** The values of a user that decide the place in an order, as text. The last one is the id. */
export type Place = readonly string[]

interface Order {
  /** Rows of the same moment, or with the same name, have a stable order. Each order is an index. */
  readonly by: readonly SQL[]
  readonly casts: readonly SQL[]
  readonly isDescending: boolean
}

const moment = sql`::timestamptz`
const id = sql`::uuid`

const orders: Record<UserSort, Order> = {
  newest: { by: [sql`${users.created_at}`, sql`${users.id}`], casts: [moment, id], isDescending: true },
  name: {
    by: [sql`lower(${users.last_name})`, sql`lower(${users.first_name})`, sql`${users.id}`],
    casts: [sql`::text`, sql`::text`, id],
    isDescending: false,
  },
  seen: { by: [lastSeen, sql`${users.id}`], casts: [moment, id], isDescending: true },
}

/** From the beginning, or backward from the end. */
export const orderBy = (sort: UserSort, isBackward = false): SQL[] => {
  const { by, isDescending } = orders[sort]
  return by.map(isDescending === isBackward ? asc : desc)
}

const keyNames = ['key_0', 'key_1', 'key_2'] as const

/** The values of an order as columns of a subquery. */
export const orderKeys = (sort: UserSort) =>
  Object.fromEntries(orders[sort].by.map((value, index) => [keyNames[index], value.as(`key_${index}`)]))

/** The order of such a subquery. */
export const byKeys = (sort: UserSort): SQL[] => {
  const { by, isDescending } = orders[sort]
  return by.map((_, index) => (isDescending ? desc : asc)(sql.identifier(`key_${index}`)))
}

const row = (values: readonly SQL[]): SQL => sql`(${sql.join([...values], sql`, `)})`

/** The user at this place and everyone after. */
export const isFrom = (sort: UserSort, place: Place): SQL => {
  const { by, casts, isDescending } = orders[sort]
  const values = casts.map((cast, index) => sql`${place[index]}${cast}`)
  return isDescending ? sql`${row(by)} <= ${row(values)}` : sql`${row(by)} >= ${row(values)}`
}

/** Everyone after a place, for a statement that is built once. */
export const isAfterGiven = (sort: UserSort): SQL => {
  const { by, casts, isDescending } = orders[sort]
  const values = casts.map((cast, index) => sql`${sql.placeholder(`after_${index}`)}${cast}`)
  return isDescending ? sql`${row(by)} < ${row(values)}` : sql`${row(by)} > ${row(values)}`
}

/** The values of the placeholders of `isAfterGiven`. */
export const givenPlace = (place: Place): Record<string, string> =>
  Object.fromEntries(place.map((value, index) => [`after_${index}`, value]))

export const placeColumn = (sort: UserSort) =>
  sql<Place>`array[${sql.join(
    orders[sort].by.map((value) => sql`${value}::text`),
    sql`, `,
  )}]`
