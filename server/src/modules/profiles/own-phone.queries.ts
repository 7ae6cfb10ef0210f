import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { guardians, users } from '../accounts/index.ts'
import { athletes } from './profiles.tables.ts'
import { contacts } from './sections/sections.tables.ts'

const sameText = (one: unknown, other: unknown) => sql`lower(trim(${one})) = lower(trim(${other}))`

/** A page names one parent by name and email. Both the parent's user row and the contacts are part of the query. */
const isNamedParent = or(
  sameText(contacts.parent_email, users.email),
  sameText(contacts.parent_name, sql`${users.first_name} || ' ' || ${users.last_name}`),
)

/** The pages whose contacts name this parent. */
export const findPagesNaming = async (db: Db, parentId: string): Promise<string[]> => {
  const found = await db
    .select({ id: contacts.athlete_id })
    .from(contacts)
    .innerJoin(athletes, eq(athletes.id, contacts.athlete_id))
    .innerJoin(guardians, eq(guardians.athlete_user_id, athletes.user_id))
    .innerJoin(users, eq(users.id, guardians.parent_id))
    .where(and(eq(guardians.parent_id, parentId), isNamedParent))
  return found.map(({ id }) => id)
}

/**
 * A person's own number, from the contacts of a page: the athlete's own, or a parent's. A page names one parent, and
 * other parents may manage it too, so the number belongs to the parent whose name or email is next to it.
 */
export const findPhoneOnPages = async (db: Db, userId: string): Promise<string | null> => {
  const ofAthlete = db
    .select({ phone: contacts.phone })
    .from(contacts)
    .innerJoin(athletes, eq(athletes.id, contacts.athlete_id))
    .where(and(eq(athletes.user_id, userId), isNotNull(contacts.phone)))
  const ofParent = db
    .select({ phone: contacts.parent_phone })
    .from(contacts)
    .innerJoin(athletes, eq(athletes.id, contacts.athlete_id))
    .innerJoin(guardians, eq(guardians.athlete_user_id, athletes.user_id))
    .innerJoin(users, eq(users.id, guardians.parent_id))
    .where(and(eq(guardians.parent_id, userId), isNotNull(contacts.parent_phone), isNamedParent))
  const [found] = await ofAthlete.unionAll(ofParent).limit(1)
  return found?.phone ?? null
}
