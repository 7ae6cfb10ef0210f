import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { users } from './accounts.tables.ts'
import { hashPassword } from './password.ts'

interface UserFacts extends Partial<Omit<typeof users.$inferInsert, 'id' | 'password_hash'>> {
  password?: string
}

const hashes = new Map<string, Promise<string>>()

/** Hashing is slow on purpose, and most people in tests have the same password. */
const hashOnce = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** A user with defaults for everything that a test doesn't care about. */
export const buildUser = async (db: Db, { password, ...facts }: UserFacts = {}): Promise<string> => {
  const id = uuidv7()
  await db.insert(users).values({
    id,
    type: 'athlete',
    email: `${id}@example.test`,
    first_name: 'Robin',
    last_name: 'Marsh',
    ...facts,
    ...(password ? { password_hash: await hashOnce(password) } : {}),
  })
  return id
}
