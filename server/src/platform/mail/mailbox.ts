import { desc, eq } from 'drizzle-orm'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { mailbox } from './mail.tables.ts'
import type { Mailer } from './mail.ts'

/** The development driver: emails stay on this machine, and can be read at /dev/mail. */
export const createMailbox = (db: Db): Mailer => ({
  deliver: async (id, mail) => {
    await db
      .insert(mailbox)
      .values({ id, ...mail, received_at: clock.now() })
      .onConflictDoNothing()
  },
  close: () => {},
})

export const listMailbox = (db: Db) => db.select().from(mailbox).orderBy(desc(mailbox.received_at)).limit(200)

export const findInMailbox = async (db: Db, id: string) => {
  const [mail] = await db.select().from(mailbox).where(eq(mailbox.id, id))
  return mail ?? null
}
