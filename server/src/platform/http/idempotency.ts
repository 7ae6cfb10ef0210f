import { createHash, type ScryptOptions, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { and, eq, lt } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { deleteInSteps } from '../database/in-steps.ts'
import { transaction } from '../database/transaction.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

const keptMilliseconds = 24 * 60 * 60 * 1000

interface KeyedRequest {
  owner: string
  key: string
  /** What the key was used for: endpoint and input. */
  request: unknown
  /** The part of the input that must not be found by trying, such as a password. */
  secrets?: unknown
}

const slowHash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** As slow as the hash that an account's password is kept by. */
const strength = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

const hashOf = async ({ owner, key, request, secrets }: KeyedRequest): Promise<string> => {
  const open = createHash('sha256').update(JSON.stringify(request)).digest('base64')
  if (secrets === undefined) return open
  const salt = createHash('sha256')
    .update(JSON.stringify([owner, key]))
    .digest()
  return `${open} ${(await slowHash(JSON.stringify(secrets), salt, 32, strength)).toString('base64')}`
}

/**
 * The same key and request give the first answer again; another request under the same key is refused. Key, effect
 * and answer are one transaction: after a crash either all of them are there or none. A second request that comes
 * meanwhile waits at the unique key until the first is through.
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
    if (first?.request_hash !== request_hash)
      throw new AppError('conflict', { message: 'This Idempotency-Key was used for another request.' })
    return first.answer as T
  })
}

export const sweepIdempotencyKeys = async (db: Db): Promise<void> => {
  const oldest = new Date(clock.now().getTime() - keptMilliseconds)
  await deleteInSteps(db, idempotencyKeys, lt(idempotencyKeys.created_at, oldest))
}
