import type { CoachCollegeForm } from '@fieldhouse/contract/colleges.verification'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { assertOwner, codeRefusal, sendCode, spendCode, takeCode } from '../../accounts/index.ts'
import { findCollege } from '../colleges.queries.ts'
import { acceptedDomainsOf, collegeDomainOf } from './college-domains.ts'
import { isUpToAdmin, settleVerification } from './settle-verification.ts'
import { findVerification, type StoredVerification } from './verification.queries.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly limit: Limit
}

export const assertCollegeKnown = async (db: Db, collegeId: number): Promise<void> => {
  if (!(await findCollege(db, collegeId)))
    throw new AppError('invalid', { errors: { college_id: ['Please select College'] } })
}

/** A coach names the college, for the first time or again. */
export const requestVerification = (
  { db, actor, caller }: Call,
  { college_id, position, team_gender, staff_page_url }: CoachCollegeForm,
): Promise<void> =>
  transaction(db, async (tx) => {
    assertOwner(actor)
    await assertCollegeKnown(tx, college_id)
    const job = { college_id, position, team_gender, staff_page_url: staff_page_url ?? null }
    const { status } = await settleVerification(tx, actor.id, job)
    const details = { college_id, position, status }
    await record(tx, caller, { action: 'coach.asked', userId: actor.id, details })
  })

const requireJob = async (db: Db, userId: string): Promise<StoredVerification> => {
  const found = await findVerification(db, userId)
  if (!found) throw new AppError('conflict', { message: 'Please name your college first.' })
  if (isUpToAdmin(found))
    throw new AppError('conflict', {
      message: 'An admin looks at your account now. You will hear from us by email.',
    })
  return found
}

const notCollegeAddress = (domains: readonly string[]) => {
  const wanted = domains.map((domain) => `@${domain}`).join(' or ')
  const text = wanted
    ? `Please use an address that ends in ${wanted}. Student and alumni addresses do not count.`
    : 'We know no email domain of this college. An admin will look at your account.'
  return new AppError('invalid', { errors: { email: [text] } })
}

/** Sends a code to the college address. The address that the coach signs in with stays. */
export const sendCollegeCode = async (call: Call, email: string): Promise<string> => {
  const { db, actor, caller } = call
  assertOwner(actor)
  const { college_id } = await requireJob(db, actor.id)
  if ((await collegeDomainOf(db, college_id, email)) === null)
    throw notCollegeAddress(await acceptedDomainsOf(db, college_id))
  const { siteOrigin } = caller
  await sendCode(call, { userId: actor.id, email, purpose: { kind: 'prove-college' }, siteOrigin })
  return email
}

/** The right code verifies the coach, unless an admin has to decide. */
export const confirmCollegeCode = async (call: Call, digits: string): Promise<void> => {
  const { db, actor, caller } = call
  assertOwner(actor)
  const code = await takeCode(call, actor.id, digits)
  if (code.purpose.kind !== 'prove-college') throw codeRefusal()
  await transaction(db, async (tx) => {
    if (!(await spendCode(tx, code.id))) throw codeRefusal()
    const { college_id, position, team_gender, staff_page_url } = await requireJob(tx, actor.id)
    const job = { college_id, position, team_gender, staff_page_url }
    const { status } = await settleVerification(tx, actor.id, job, code.email)
    const details = { college_id, email: code.email, status }
    await record(tx, caller, { action: 'coach.confirmed-email', userId: actor.id, details })
  })
}
