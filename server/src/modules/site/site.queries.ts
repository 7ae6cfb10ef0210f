import type { ContactMessage } from '@fieldhouse/contract/site'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { contactMessages } from './site.tables.ts'

export const insertContactMessage = async (db: Db, message: ContactMessage): Promise<string> => {
  const id = uuidv7()
  await db.insert(contactMessages).values({ id, ...message, created_at: clock.now() })
  return id
}
