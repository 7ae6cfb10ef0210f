import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { guardians, users } from './accounts.tables.ts'
import { isParentOf } from './guardians.queries.ts'

export const findUser = async (db: Db, id: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return user ?? null
}

/** With whether that person is the viewer's child. */
export const findAccount = async (db: Db, id: string, viewerId: string) => {
  const [found] = await db
    .select({
      id: users.id,
      type: users.type,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      gender: users.gender,
      phone: users.phone,
      photo: users.photo,
      is_child: isParentOf(viewerId, users.id),
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return found ?? null
}

export const findChildren = (db: Db, parentId: string) =>
  db
    .select({ user_id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(guardians)
    .innerJoin(users, and(eq(users.id, guardians.athlete_user_id), isNull(users.deleted_at)))
    .where(eq(guardians.parent_id, parentId))
    .orderBy(guardians.created_at, users.id)

interface NewSuperAdmin {
  email: string
  first_name: string
  last_name: string
  password_hash: string
}

/** False if the address is taken. */
export const insertSuperAdmin = async (db: Db, admin: NewSuperAdmin): Promise<boolean> => {
  const now = clock.now()
  const created = await db
    .insert(users)
    .values({
      ...admin,
      id: uuidv7(),
      type: 'admin',
      is_super_admin: true,
      email_verified_at: now,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return created.length > 0
}

export const updateMetricType = async (db: Db, id: string, metric_type: MetricType | null): Promise<void> => {
  await db.update(users).set({ metric_type }).where(eq(users.id, id))
}

export const updatePhone = async (db: Db, id: string, phone: string | null): Promise<void> => {
  await db.update(users).set({ phone }).where(eq(users.id, id))
}

export const findUserByEmail = async (db: Db, email: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deleted_at)))
  return user ?? null
}

/** Also by a person who deleted the account, because the address may come back with them. */
export const isMailTaken = async (db: Db, email: string): Promise<boolean> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return found.length > 0
}

/** Waits for changes to the users that a query reads, and locks them until the transaction ends. */
export const holdUsers = <Rows>(query: { for(strength: 'share', of: { of: typeof users }): Rows }): Rows =>
  query.for('share', { of: users })
