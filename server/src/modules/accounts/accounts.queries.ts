import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { sessions } from '../../platform/sessions/sessions.tables.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { users } from './accounts.tables.ts'

/** The person behind a token. Asked with every signed-in request, hence prepared once for its database. */
export const actorLookup = (db: Db) => {
  const query = db
    .select({
      id: users.id,
      type: users.type,
      is_super_admin: users.is_super_admin,
      impersonator_id: sessions.impersonator_id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('token_hash')),
        gt(sessions.expires_at, sql.placeholder('now')),
        isNull(users.deleted_at),
      ),
    )
    .prepare('actor_by_token')
  return async (token: string): Promise<Actor | null> => {
    const [actor] = await query.execute({ token_hash: hashToken(token), now: clock.now() })
    return actor ?? null
  }
}

export const findUser = async (db: Db, id: string) => {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user ?? null
}

export const findUserByEmail = async (db: Db, email: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deleted_at)))
  return user ?? null
}
