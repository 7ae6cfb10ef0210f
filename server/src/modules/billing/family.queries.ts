import type { Actor, UserType } from '@fieldhouse/contract/guards'
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type OrGiven, oncePerKind } from '../../platform/database/prepared-statements.ts'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { rowAsJson } from '../../platform/database/row-as-json.ts'
import { isParentOf, users } from '../accounts/index.ts'
import type { Relation } from './billing.policy.ts'
import { billingAddresses, paymentMethods, subscriptions, taxRates } from './payments.tables.ts'

export interface Person {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
}

const personColumns = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
}

export const selectPerson = (db: Db, id: string) =>
  db.select(personColumns).from(users).where(eq(users.id, id))

export const findPerson = async (db: Db, id: string): Promise<Person | null> =>
  (await selectPerson(db, id))[0] ?? null

/** The athlete, and how the actor is related to them. Null if there is no such athlete. */
export const findAthlete = async (
  db: Db,
  { id: actorId, type }: Pick<Actor, 'id' | 'type'>,
  athleteUserId: string,
): Promise<{ athlete: Person; relation: Relation } | null> => {
  const [found] = await db
    .select({ ...personColumns, is_parent: isParentOf(actorId, users.id) })
    .from(users)
    .where(and(eq(users.id, athleteUserId), eq(users.type, 'athlete'), isNull(users.deleted_at)))
  if (!found) return null
  const { is_parent, ...athlete } = found
  if (athleteUserId === actorId) return { athlete, relation: 'athlete' }
  return { athlete, relation: type === 'parent' && is_parent ? 'parent' : 'none' }
}

/** Themselves, or their children. */
const isOwnAthlete = ({ id, type }: { readonly id: OrGiven<string>; readonly type: UserType }) =>
  and(
    isNull(users.deleted_at),
    type === 'parent' ? isParentOf(id, users.id) : and(eq(users.id, id), eq(users.type, 'athlete')),
  )

/** The athletes of a family member. */
export const findOwnAthletes = (db: Db, person: Pick<Actor, 'id' | 'type'>): Promise<Person[]> =>
  db.select(personColumns).from(users).where(isOwnAthlete(person)).orderBy(users.created_at, users.id)

const payers = readOnlyAs(users, 'payers')

const isNewest = sql`${subscriptions.id} = (select newest.id from ${subscriptions} as newest
  where newest.athlete_user_id = ${users.id} order by newest.created_at desc limit 1)`

/** Its placeholder is the `user_id` of a family member of this type. More columns may be about the newest package. */
export const selectFamily = <More extends Record<string, SQL>>(db: Db, type: UserType, more: More) =>
  db
    .select({
      athlete: personColumns,
      newest: rowAsJson(subscriptions) as SQL<typeof subscriptions.$inferSelect | null>,
      payer: {
        id: payers.id,
        first_name: payers.first_name,
        last_name: payers.last_name,
        email: payers.email,
      },
      ...more,
    })
    .from(users)
    .leftJoin(subscriptions, isNewest)
    .leftJoin(payers, eq(payers.id, subscriptions.payer_id))
    .where(isOwnAthlete({ id: sql.placeholder('user_id'), type }))
    .orderBy(users.created_at, users.id)

const familyFor = oncePerKind((db, type: UserType) =>
  selectFamily(db, type, {}).prepare(`billing_family_of_${type}`),
)

/** The athletes of a family member, each with the newest package, whether it runs or not, and who pays for it. */
export const findFamilyPackages = (db: Db, { id, type }: Pick<Actor, 'id' | 'type'>) =>
  familyFor(db, type).execute({ user_id: id })

interface Buyers {
  readonly payer_id: string | null
  readonly athlete_user_id: string | null
}

/**
 * Who of them has deleted their account. Nobody deletes or restores one of the two before the transaction ends. The payer is
 * locked before the athlete, as when a parent leaves, and both before any package.
 */
export const lockDeletedBuyers = async (tx: Db, { payer_id, athlete_user_id }: Buyers): Promise<string[]> => {
  const found = await tx
    .select({ id: users.id, deleted_at: users.deleted_at })
    .from(users)
    .where(
      inArray(
        users.id,
        [payer_id, athlete_user_id].filter((id) => id !== null),
      ),
    )
    .orderBy(sql`${users.id} = ${athlete_user_id}`)
    .for('share')
  return found.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id)
}

/** Null if there is no such person. */
export const findDeletion = async (db: Db, id: string): Promise<{ is_deleted: boolean } | null> => {
  const [found] = await db.select({ deleted_at: users.deleted_at }).from(users).where(eq(users.id, id))
  return found ? { is_deleted: found.deleted_at !== null } : null
}

const athletes = readOnlyAs(users, 'athletes')

/** Everyone and everything that an invoice and its email name. */
const billedColumns = {
  athlete: {
    id: athletes.id,
    first_name: athletes.first_name,
    last_name: athletes.last_name,
    email: athletes.email,
  },
  payer: { id: payers.id, first_name: payers.first_name, last_name: payers.last_name, email: payers.email },
  method: getTableColumns(paymentMethods),
  address: getTableColumns(billingAddresses),
  tax: taxRates.rate,
}

interface Parties {
  readonly athlete_user_id: string | null
  readonly payer_id: string | null
  readonly method_id: string | null
}

export const findBilled = async (db: Db, { athlete_user_id, payer_id, method_id }: Parties) => {
  const [found] = await db
    .select(billedColumns)
    .from(sql`(select ${athlete_user_id}::uuid as athlete_id, ${payer_id}::uuid as payer_id,
      ${method_id}::uuid as method_id) as parties`)
    .leftJoin(athletes, sql`${athletes.id} = parties.athlete_id`)
    .leftJoin(payers, sql`${payers.id} = parties.payer_id`)
    .leftJoin(
      paymentMethods,
      sql`${paymentMethods.id} = parties.method_id and ${paymentMethods.user_id} = parties.payer_id`,
    )
    .leftJoin(billingAddresses, sql`${billingAddresses.user_id} = parties.payer_id`)
    .leftJoin(taxRates, eq(taxRates.state, billingAddresses.state))
  if (!found) throw new Error('A read without rows')
  return found
}

export type Billed = Awaited<ReturnType<typeof findBilled>>

/**
 * What is due, locked, with everything it takes to charge it and to write the invoice. Those that another node is at work
 * on are left out.
 */
export const takeDue = (tx: Db, ids: readonly string[]) =>
  tx
    .select({
      ...billedColumns,
      row: rowAsJson(subscriptions),
      method: rowAsJson(paymentMethods) as SQL<typeof paymentMethods.$inferSelect | null>,
      address: rowAsJson(billingAddresses) as SQL<typeof billingAddresses.$inferSelect | null>,
    })
    .from(subscriptions)
    .leftJoin(athletes, eq(athletes.id, subscriptions.athlete_user_id))
    .leftJoin(payers, eq(payers.id, subscriptions.payer_id))
    .leftJoin(
      paymentMethods,
      and(eq(paymentMethods.user_id, subscriptions.payer_id), eq(paymentMethods.is_default, true)),
    )
    .leftJoin(billingAddresses, eq(billingAddresses.user_id, subscriptions.payer_id))
    .leftJoin(taxRates, eq(taxRates.state, billingAddresses.state))
    .where(inArray(subscriptions.id, [...ids]))
    .orderBy(asc(subscriptions.id))
    .for('update', { of: subscriptions, skipLocked: true })
