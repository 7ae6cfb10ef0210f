import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { users } from './accounts.tables.ts'

/** A person's own account, as the person sees it. What the actor says already is left out. */
const account = {
  first_name: users.first_name,
  last_name: users.last_name,
  gender: users.gender,
  email: sql<string | null>`coalesce(${users.email}, ${users.unconfirmed_email})`,
  email_verified: sql<boolean>`${users.email} is not null and ${users.email_verified_at} is not null`,
  metric_type: users.metric_type,
  phone: users.phone,
  photo: users.photo,
  has_password: sql<boolean>`${users.password_hash} is not null`,
}

/** Drizzle leaves out the tables of columns if a query has only one. It doesn't do that to nested parts. */
const nested = <Facts extends Record<string, SQL>>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, sql`${fact}`])) as Facts

/**
 * Finds the signed-in person. What other modules know is part of the same query, as SQL about `users.id` and, where time
 * matters, the placeholder `now`. Every page asks for this, so it is prepared.
 */
export const viewerQuery = <Facts extends Record<string, SQL>>(name: string, facts: Facts) => {
  const prepared = oncePerDatabase((db) =>
    db
      .select({ account, facts: nested(facts) })
      .from(users)
      .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deleted_at)))
      .prepare(name),
  )
  return async (db: Db, given: { id: string; now: Date }) => (await prepared(db).execute(given))[0] ?? null
}
