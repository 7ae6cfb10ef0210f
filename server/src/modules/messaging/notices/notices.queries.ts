import type { NoticeKind } from '@fieldhouse/contract/messaging'
import { highestShownCount } from '@fieldhouse/contract/messaging.live'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { users } from '../../accounts/index.ts'
import { notices } from '../messaging.tables.ts'

interface NewNotice {
  readonly user_id: string
  readonly kind: NoticeKind
  readonly text: string
  readonly path: string | null
}

export const insertNotices = async (db: Db, told: readonly NewNotice[]): Promise<void> => {
  if (told.length === 0) return
  const created_at = clock.now()
  await db
    .insert(notices)
    .values(told.map((notice) => ({ id: uuidv7(created_at.getTime()), ...notice, created_at })))
}

const isTheirs = (userId: string) => eq(notices.user_id, userId)
const isUnread = (userId: string) => and(isTheirs(userId), isNull(notices.read_at))

/** Newest first. */
export const findNotices = async (
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) => {
  const found = await db
    .select({
      id: notices.id,
      kind: notices.kind,
      text: notices.text,
      path: notices.path,
      read_at: notices.read_at,
      created_at: notices.created_at,
    })
    .from(notices)
    .where(isTheirs(userId))
    .orderBy(desc(notices.id))
    .limit(limit)
    .offset(offset)
  return { found, total: await db.$count(notices, isTheirs(userId)) }
}

/** Counted up to 100. More is shown as 99+. */
export const countUnreadNotices = async (db: Db, userId: string): Promise<number> => {
  const found = await db
    .select({ id: notices.id })
    .from(notices)
    .where(isUnread(userId))
    .limit(highestShownCount + 1)
  return found.length
}

/** Ids sort by time, so those up to one are it and all earlier ones. */
export const readNotices = async (db: Db, userId: string, upTo: string | undefined): Promise<number> => {
  const read = await db
    .update(notices)
    .set({ read_at: clock.now() })
    .where(and(isUnread(userId), upTo === undefined ? undefined : lte(notices.id, upTo)))
    .returning({ id: notices.id })
  return read.length
}

export const findAdminIds = async (db: Db): Promise<string[]> => {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'admin'), isNull(users.deleted_at)))
  return admins.map(({ id }) => id)
}
