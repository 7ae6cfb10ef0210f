import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { sessions } from './sessions.tables.ts'

/** Remember Me, as the specification gives it. */
const rememberedSeconds = 15_000_000
/** Without it the cookie ends with the browser, and the session on the server after half a day. */
const forgottenSeconds = 12 * 60 * 60

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface NewSession {
  token: string
  expiresInSeconds: number
}

export const startSession = async (
  db: Db,
  session: { userId: string; remember: boolean; impersonatorId?: string },
): Promise<NewSession> => {
  const token = randomBytes(32).toString('base64url')
  const expiresInSeconds = session.remember ? rememberedSeconds : forgottenSeconds
  const now = clock.now()
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: session.userId,
    impersonator_id: session.impersonatorId ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + expiresInSeconds * 1000),
  })
  return { token, expiresInSeconds }
}

export const endSession = async (db: Db, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.token_hash, hashToken(token)))
}

/** Sessions past their time open nothing; this only keeps the table small. */
export const sweepSessions = async (db: Db): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expires_at, clock.now()))
}
