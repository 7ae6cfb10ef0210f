import { and, eq, lt } from 'drizzle-orm'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { deleteInSteps } from '../database/in-steps.ts'
import { transaction } from '../database/transaction.ts'
import { idempotencyKeys } from './idempotency.tables.ts'
import { hashOf, type KeyedRequest, otherRequest } from './keyed-request.ts'

const keptMilliseconds = 24 * 60 * 60 * 1000

/**
 * The same key and request give the first answer again. Another request under the same key is refused. The key, the
 * effect, and the answer are one transaction, so after a crash all of them exist or none. A second request that arrives
 * in the meantime waits at the unique key until the first is done.
 */
export const answerOnce = async <T>(
  db: Db,
  keyed: KeyedRequest,
  answer: (tx: Db) => Promise<T>,
): Promise<T> => {
  const { owner, key } = keyed
  const request_hash = await hashOf(keyed)
  return transaction(db, async (tx) => {
    const mine = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ owner, key, request_hash, created_at: clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (claimed.length > 0) {
      const result = await answer(tx)
      await tx.update(idempotencyKeys).set({ answer: result }).where(mine)
      return result
    }
    const [first] = await tx.select().from(idempotencyKeys).where(mine)
    if (first?.request_hash !== request_hash) throw otherRequest()
    return first.answer as T
  })
}

export const sweepIdempotencyKeys = async (db: Db): Promise<void> => {
  const oldest = new Date(clock.now().getTime() - keptMilliseconds)
  await deleteInSteps(db, idempotencyKeys, lt(idempotencyKeys.created_at, oldest))
}
