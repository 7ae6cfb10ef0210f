import { AppError } from '../app-error.ts'
import type { Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import type { Sending } from '../sending.ts'
import { TimeLimitPassed, withinTimeLimit } from '../time-limit.ts'

export interface OutsideSending extends Sending {
  /** An earlier attempt may have reached the other system, or may still be on its way there. */
  readonly isRepeat: boolean
}

/**
 * The steps of a call that has an effect outside the database. No transaction is open during the call to the other
 * system.
 */
export interface OutsideSteps<Intent, Reply, Result> {
  /**
   * Checks, decides, and deducts what the call costs. Runs in the transaction that stores the key. Its result is stored
   * as JSON, so a lost call resumes with it and this step is not repeated.
   */
  prepare(tx: Db): Promise<Intent>
  /** Calls the other system. May run again for the same intent and id. */
  send(intent: Intent, sending: OutsideSending): Promise<Reply>
  /** Records the result. Runs in the transaction that stores the answer. */
  record(tx: Db, intent: Intent, reply: Reply): Promise<Result>
  /**
   * What a failure of `send` means. An error: nothing happened outside. Give back here what `prepare` deducted. The key
   * is free again, and the caller gets this error. Null: the result is unknown. The intent stays, and the same key
   * resumes the call. Without this step, a failure means null.
   */
  failed?(tx: Db, intent: Intent, error: unknown): Promise<unknown>
  /** Longer than any timeout of the other system's own client, so the client can report what went wrong. */
  readonly timeLimitMilliseconds?: number
}

export type OutsideWork<Result = unknown> = OutsideSteps<unknown, unknown, Result>

/** Only makes the types of the steps fit each other. */
export const outside = <Intent, Reply, Result>(
  steps: OutsideSteps<Intent, Reply, Result>,
): OutsideWork<Result> => steps

const usualMilliseconds = 60_000

export const timeLimitOf = ({ timeLimitMilliseconds = usualMilliseconds }: OutsideWork): number =>
  timeLimitMilliseconds

/** The intent as a resumed call will read it, so both see the same. */
export const prepare = async (tx: Db, work: OutsideWork): Promise<unknown> =>
  JSON.parse(JSON.stringify((await work.prepare(tx)) ?? null))

export const send = (
  work: OutsideWork,
  intent: unknown,
  call: Pick<OutsideSending, 'id' | 'isRepeat'>,
): Promise<unknown> => withinTimeLimit(timeLimitOf(work), (signal) => work.send(intent, { ...call, signal }))

/** The caller's error after a failure that may have had its effect. */
export const openOutcome = (error: unknown): unknown =>
  error instanceof TimeLimitPassed
    ? new AppError('outcome_unknown', {
        message: 'This takes longer than usual. Please try again in a moment. Nothing happens twice.',
        retryAfterSeconds: 5,
      })
    : error

/** For a call without a key. It can't be resumed, so nothing is stored. */
export const runOutside = async <Result>(db: Db, work: OutsideWork<Result>): Promise<Result> => {
  const intent = await transaction(db, (tx) => prepare(tx, work))
  const reply = await send(work, intent, { id: uuidv7(), isRepeat: false }).catch(async (error: unknown) => {
    const refusal = await transaction(db, async (tx) => work.failed?.(tx, intent, error))
    throw refusal ?? openOutcome(error)
  })
  return transaction(db, (tx) => work.record(tx, intent, reply))
}
