import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { secrets } from './secrets.tables.ts'

/** A secret by name. It is created on first use and is the same on every node. */
export const secretNamed = async (db: Db, name: string): Promise<string> => {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!secret) throw new Error(`Secret ${name} is missing`)
  return secret.value
}
