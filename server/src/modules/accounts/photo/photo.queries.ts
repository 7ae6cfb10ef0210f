import type { Picture } from '@fieldhouse/contract/profiles.document'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { dropFilesLater } from '../../../platform/images/drop-files.ts'
import { keysOf } from '../../../platform/images/picture-files.ts'
import { users } from '../accounts.tables.ts'

/** The files of the old photo are deleted after the commit. Of two parallel changes, the second waits. */
export const replacePhoto = async (tx: Db, userId: string, photo: Picture | null): Promise<void> => {
  const [former] = await tx
    .select({ photo: users.photo })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  await tx.update(users).set({ photo }).where(eq(users.id, userId))
  if (former?.photo) await dropFilesLater(tx, keysOf(former.photo))
}

export const isPhotoOf = async (db: Db, userId: string, { url }: Picture): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), eq(sql`${users.photo} ->> 'url'`, url)))) > 0
