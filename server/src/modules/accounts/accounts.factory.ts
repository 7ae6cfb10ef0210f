import { hash, type Options } from '@node-rs/argon2'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { users } from './accounts.tables.ts'

interface UserFacts extends Partial<Omit<typeof users.$inferInsert, 'id' | 'password_hash'>> {
  password?: string
}

/**
 * The cheapest hash there is. A check reads the cost from the hash, so signing in is cheap too. Hashing was a quarter
 * of the work of these tests. What the product stores is tested with the attacks.
 */
const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 } satisfies Options

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
    ...(password ? { password_hash: await hash(password, cheapest) } : {}),
  })
  return id
}
