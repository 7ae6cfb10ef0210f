import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { oncePerKind } from '../../platform/database/prepared-statements.ts'
import { fieldsAsJson } from '../../platform/database/row-as-json.ts'
import type { BegunGrant } from './accounts.policy.ts'
import { users } from './accounts.tables.ts'
import { grantsOfKind, type PersonKind } from './person-kinds.queries.ts'

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

/**
 * What other modules know about the viewer, for each kind of person: SQL about `users.id` and, where time matters, the
 * placeholder `now`.
 */
export type ViewerParts = Record<PersonKind, Record<string, SQL>>

/** The person as they see themselves, as columns of a query about `users`. */
export const viewerColumns = (facts: Record<string, SQL>) => ({
  account: fieldsAsJson(account),
  facts: fieldsAsJson(facts),
})

/** Finds a signed-in person whose session was read without these columns. */
export const viewerQuery = (parts: ViewerParts) => {
  const prepared = oncePerKind((db, kind: PersonKind) =>
    db
      .select({
        ...viewerColumns(parts[kind]),
        grants: sql<readonly BegunGrant[] | null>`${grantsOfKind[kind]}`,
      })
      .from(users)
      .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deleted_at)))
      .prepare(`viewer_${kind}`),
  )
  return async (db: Db, kind: PersonKind, given: { id: string; now: Date }) =>
    (await prepared(db, kind).execute(given))[0] ?? null
}
