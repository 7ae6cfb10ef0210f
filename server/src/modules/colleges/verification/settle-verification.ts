import type { VerificationMethod } from '@fieldhouse/contract/colleges.verified'
import type { CoachJob } from '../../../events.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { countWrongCoachGuesses, countWrongGuessesAt } from '../../accounts/index.ts'
import { collegeDomainOf } from './college-domains.ts'
import { domainOfAddress } from './email-domains.rules.ts'
import {
  findCoachPerson,
  findOwnContact,
  isAddressOfAnotherCoach,
  leaveContact,
  listAtCollege,
  lockInbox,
  lockVerification,
  type StoredVerification,
  saveTeamOfContact,
  saveVerification,
} from './verification.queries.ts'

/** When a second review is due. */
const validMilliseconds = 365 * 24 * 60 * 60 * 1000

interface Proof {
  readonly method: VerificationMethod
  readonly proven_email: string | null
}

/**
 * Four digits can be guessed by a person with enough addresses. After this many wrong codes in a day, at one college's
 * domain or by all coaches together, a code alone proves nothing and an admin reviews the coach. All guesses of a day
 * together then succeed with a chance of 1 in 300.
 */
const mostWrongGuesses = { atDomain: 5, inAll: 30 }

const isGuessing = async (tx: Db, domain: string): Promise<boolean> =>
  (await countWrongGuessesAt(tx, domain)) > mostWrongGuesses.atDomain ||
  (await countWrongCoachGuesses(tx)) > mostWrongGuesses.inAll

/** So long after it was confirmed, the address that a coach signs in with proves the college. */
const provesMilliseconds = 60 * 60 * 1000

/**
 * The address that a coach signs in with, while it is newly confirmed. Wrong codes count for a day. With an older address,
 * a guesser could wait until they no longer count. So a coach with an older address confirms it again by a code.
 */
const newlyConfirmedAddress = async (tx: Db, userId: string): Promise<string | null> => {
  const { email = null, email_verified_at } = (await findCoachPerson(tx, userId)) ?? {}
  if (!email_verified_at) return null
  return clock.now().getTime() - email_verified_at.getTime() < provesMilliseconds ? email : null
}

/** Whether an address proves the college for this coach: one mailbox makes one verified coach. */
const isProof = async (tx: Db, userId: string, collegeId: number, email: string): Promise<boolean> => {
  const domain = await collegeDomainOf(tx, collegeId, email)
  if (domain === null || (await isGuessing(tx, domain))) return false
  await lockInbox(tx, email)
  return !(await isAddressOfAnotherCoach(tx, userId, email))
}

/** The first of these addresses that proves the college. */
const provenAmong = async (
  tx: Db,
  userId: string,
  collegeId: number,
  emails: readonly (string | null | undefined)[],
): Promise<string | null> => {
  for (const email of emails) if (email && (await isProof(tx, userId, collegeId, email))) return email
  return null
}

/** An admin refused or paused it. Only an admin's approval undoes that. */
export const isUpToAdmin = (before: StoredVerification | null): boolean =>
  before !== null && before.status !== 'verified' && before.decided_by !== null

interface Known {
  readonly job: CoachJob
  readonly before: StoredVerification | null
  /** A college address that the coach has just confirmed. */
  readonly freshEmail: string | null
}

/** How this coach can be verified without an admin. Null if an admin has to review. */
const findProof = async (
  tx: Db,
  userId: string,
  { job, before, freshEmail }: Known,
): Promise<Proof | null> => {
  if (isUpToAdmin(before)) return null
  const byEmail = (email: string | null): Proof | null =>
    email === null ? null : { method: 'email', proven_email: email }
  // Proof from before the pause no longer counts.
  if (before?.status === 'paused') return byEmail(await provenAmong(tx, userId, job.college_id, [freshEmail]))
  const own = await newlyConfirmedAddress(tx, userId)
  const contact = await findOwnContact(tx, userId)
  const isListed = own !== null && contact?.is_listed && contact.college_id === job.college_id
  if (isListed && !(await isGuessing(tx, domainOfAddress(contact.email ?? ''))))
    return { method: 'contact', proven_email: contact.email }
  return byEmail(await provenAmong(tx, userId, job.college_id, [freshEmail, before?.proven_email, own]))
}

/** Verified for a year from now, and shown at the college. */
export const verify = async (
  tx: Db,
  user_id: string,
  job: CoachJob,
  proof: Proof & { decided_by: string | null },
): Promise<StoredVerification> => {
  const now = clock.now()
  const saved = await saveVerification(tx, {
    user_id,
    ...job,
    ...proof,
    status: 'verified',
    reason: null,
    requested_at: now,
    decided_at: now,
    verified_until: new Date(now.getTime() + validMilliseconds),
    reminded_at: null,
  })
  const contact = await findOwnContact(tx, user_id)
  if (contact?.is_listed && contact.college_id !== job.college_id) await leaveContact(tx, user_id)
  if (!(contact?.is_listed && contact.college_id === job.college_id)) await listAtCollege(tx, saved)
  await saveTeamOfContact(tx, saved)
  return saved
}

/** The college stays the same. The position and the team may change. */
const keepVerified = async (
  tx: Db,
  before: StoredVerification,
  job: CoachJob,
): Promise<StoredVerification> => {
  const saved = await saveVerification(tx, { ...before, ...job })
  const contact = await findOwnContact(tx, before.user_id)
  if (!contact?.is_listed) await listAtCollege(tx, saved)
  await saveTeamOfContact(tx, saved)
  return saved
}

/**
 * The verification of a coach with this job. If an address or the college's own list proves it, the coach is verified
 * immediately. Otherwise the coach waits for an admin. A coach that an admin verified stays verified while the college
 * stays the same.
 */
export const settleVerification = async (
  tx: Db,
  user_id: string,
  job: CoachJob,
  freshEmail: string | null = null,
): Promise<StoredVerification> => {
  const before = await lockVerification(tx, user_id)
  // The year starts with the last proof. Repeating the same request does not extend it.
  if (before?.status === 'verified' && before.college_id === job.college_id && freshEmail === null)
    return keepVerified(tx, before, job)
  const proof = await findProof(tx, user_id, { job, before, freshEmail })
  if (proof) return verify(tx, user_id, job, { ...proof, decided_by: null })
  // Asking again does not end a pause. New proof or an admin does.
  if (before?.status === 'paused') return saveVerification(tx, { ...before, ...job })
  return saveVerification(tx, {
    user_id,
    ...job,
    status: 'pending',
    method: null,
    reason: null,
    proven_email: null,
    requested_at: before?.status === 'pending' ? before.requested_at : clock.now(),
    decided_at: null,
    decided_by: isUpToAdmin(before) ? (before?.decided_by ?? null) : null,
    verified_until: null,
    reminded_at: null,
  })
}
