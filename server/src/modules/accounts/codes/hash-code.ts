import { createHmac } from 'node:crypto'
import type { Db } from '../../../platform/database/database.ts'
import { secretNamed } from '../../../platform/database/secrets.ts'

/** Four digits are quickly guessed, so the hash needs a key, and includes the owner. */
export const hashCode = async (db: Db, userId: string, code: string): Promise<Buffer> =>
  createHmac('sha256', await secretNamed(db, 'codes'))
    .update(`${userId} ${code}`)
    .digest()
