import { createHmac } from 'node:crypto'
import type { Db } from '../../../platform/database/database.ts'
import { secretNamed } from '../../../platform/database/secrets.ts'

/** Four digits are quickly tried out, so their hash needs a key, and nobody's is another's. */
export const hashCode = async (db: Db, userId: string, code: string): Promise<Buffer> =>
  createHmac('sha256', await secretNamed(db, 'codes'))
    .update(`${userId} ${code}`)
    .digest()
