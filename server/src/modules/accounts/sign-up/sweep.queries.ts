import { and, isNull, lt } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { deleteInSteps } from '../../../platform/database/in-steps.ts'
import {
  codes,
  invitations,
  passwordResets,
  registrations,
  signInAttempts,
  socialAttempts,
} from '../accounts.tables.ts'

const day = 24 * 60 * 60 * 1000

/** Codes stay for a day, because guesses are counted per day. */
export const sweepAccounts = async (db: Db): Promise<void> => {
  const now = clock.now()
  await deleteInSteps(db, registrations, lt(registrations.expires_at, now))
  await deleteInSteps(db, codes, lt(codes.expires_at, new Date(now.getTime() - day)))
  await deleteInSteps(db, passwordResets, lt(passwordResets.expires_at, now))
  await deleteInSteps(db, signInAttempts, lt(signInAttempts.expires_at, now))
  await deleteInSteps(db, socialAttempts, lt(socialAttempts.expires_at, now))
  await deleteInSteps(db, invitations, and(isNull(invitations.used_at), lt(invitations.expires_at, now)))
}
