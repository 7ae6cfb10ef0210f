import { AppError } from '../app-error.ts'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { hashOf, type KeyedRequest, otherRequest } from './keyed-request.ts'
import { type OutsideWork, openOutcome, prepare, send, timeLimitOf } from './outside.ts'
import {
  type Claim,
  forgetCall,
  insertCall,
  lockCall,
  lockClaim,
  releaseClaim,
  renewClaim,
  storeAnswer,
  storeIntent,
} from './outside-calls.queries.ts'

/** The time for the steps before and after the call to the other system. */
const graceMilliseconds = 10_000

const stillRunning = () =>
  new AppError('still_running', {
    message: 'We are still working on this. Please try again in a moment. Nothing happens twice.',
    retryAfterSeconds: 2,
  })

type Begun =
  | { readonly answer: unknown }
  | { readonly claim: Claim; readonly intent: unknown; readonly isRepeat: boolean }

/**
 * Stores the key and the intent for the first call with this key. A later call gets the answer, or resumes a lost call.
 */
const begin = (db: Db, keyed: KeyedRequest, request_hash: string, work: OutsideWork): Promise<Begun> =>
  transaction(db, async (tx) => {
    const now = clock.now()
    const claimed_until = new Date(now.getTime() + timeLimitOf(work) + graceMilliseconds)
    const claim = await insertCall(tx, keyed, { request_hash, claimed_until })
    if (claim) {
      const intent = await prepare(tx, work)
      await storeIntent(tx, claim, intent)
      return { claim, intent, isRepeat: false }
    }
    const known = await lockCall(tx, keyed)
    if (known?.request_hash !== request_hash) throw otherRequest()
    const { answer, call_id, intent } = known
    if (!known.claimed_until || !call_id) return { answer }
    if (known.claimed_until > now) throw stillRunning()
    await renewClaim(tx, keyed, claimed_until)
    return { claim: { owner: keyed.owner, key: keyed.key, call_id, claimed_until }, intent, isRepeat: true }
  })

/** Only the attempt that still owns the call may record how it ended. */
const settle = async (db: Db, claim: Claim, end: (tx: Db) => Promise<unknown>): Promise<unknown> =>
  transaction(db, async (tx) => {
    if (!(await lockClaim(tx, claim))) throw stillRunning()
    return end(tx)
  })

const fail = (db: Db, claim: Claim, work: OutsideWork, intent: unknown, error: unknown) =>
  settle(db, claim, async (tx) => {
    const refusal = await work.failed?.(tx, intent, error)
    if (refusal) await forgetCall(tx, claim)
    else await releaseClaim(tx, claim)
    return refusal ?? openOutcome(error)
  })

/**
 * The same key and request give the first answer again, and the other system is called only once. The key and the
 * intent are committed before the call, and the answer after it. A call that was lost in between is resumed with the
 * intent and the id of the first attempt.
 */
export const answerOutside = async (db: Db, keyed: KeyedRequest, work: OutsideWork): Promise<unknown> => {
  const begun = await begin(db, keyed, await hashOf(keyed), work)
  if ('answer' in begun) return begun.answer
  const { claim, intent, isRepeat } = begun
  const reply = await send(work, intent, { id: claim.call_id, isRepeat }).catch(async (error: unknown) => {
    throw await fail(db, claim, work, intent, error)
  })
  try {
    return await settle(db, claim, async (tx) => {
      const answer = await work.record(tx, intent, reply)
      await storeAnswer(tx, claim, answer)
      return answer
    })
  } catch (error) {
    // The call was made but not recorded. The next request with this key repeats it under the same id and records it.
    await releaseClaim(db, claim)
    throw error
  }
}
