import { and, isNull, lt } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import {
  codes,
  invitations,
  passwordResets,
  registrations,
  signInAttempts,
  socialAttempts,
} from '../accounts.tables.ts'

const day = 24 * 60 * 60 * 1000

/** Codes stay for a day, since the guesses of a day are counted. */
export const sweepAccounts = async (db: Db): Promise<void> => {
  const now = clock.now()
  await db.delete(registrations).where(lt(registrations.expires_at, now))
  await db.delete(codes).where(lt(codes.expires_at, new Date(now.getTime() - day)))
  await db.delete(passwordResets).where(lt(passwordResets.expires_at, now))
  await db.delete(signInAttempts).where(lt(signInAttempts.expires_at, now))
  await db.delete(socialAttempts).where(lt(socialAttempts.expires_at, now))
  await db.delete(invitations).where(and(isNull(invitations.used_at), lt(invitations.expires_at, now)))
}
