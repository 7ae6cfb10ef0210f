import type { ContactMessage } from '@fieldhouse/contract/site'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { messages } from './contact.tables.ts'

interface Sender {
  athlete_id: string
  user_id: string | null
}

export const insertMessage = async (db: Db, sender: Sender, message: ContactMessage): Promise<string> => {
  const id = uuidv7()
  await db.insert(messages).values({ id, ...sender, ...message, created_at: clock.now() })
  return id
}
