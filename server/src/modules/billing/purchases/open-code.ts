import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'
import { findKeptCode, type PromoCodeRow, requireUsableCode, spendPromoCode } from '../../affiliates/index.ts'
import { findOwnAthletes } from '../family.queries.ts'
import { hasPaidWithCode } from '../subscriptions/subscriptions.queries.ts'

export interface CodeUser {
  readonly actor: Actor
  readonly caller: Caller
  readonly limit: Limit
}

const usedBefore = 'Your family has already used this promo code.'

/** A code is for one package of the family. Otherwise it would be cheap, or free, forever. */
const isUsed = async (db: Db, { actor }: CodeUser, athleteUserId: string, codeId: string) => {
  const athletes = await findOwnAthletes(db, actor)
  const ids = [athleteUserId, ...athletes.map(({ id }) => id)]
  return hasPaidWithCode(db, codeId, { athleteUserIds: ids, payerId: actor.id })
}

const assertUnused = async (db: Db, user: CodeUser, athleteUserId: string, codeId: string) => {
  if (await isUsed(db, user, athleteUserId, codeId))
    throw new AppError('promo_code_not_valid', {
      message: usedBefore,
      errors: { promo_code: [usedBefore] },
    })
}

/** Counts wrong codes, so nobody finds one by trying. */
const limitingGuesses = async <Found>({ actor, caller, limit }: CodeUser, find: () => Promise<Found>) => {
  const keys = [actor.id, callerOf(caller.address)]
  for (const key of keys) await limit('promo-codes', key)
  const found = await find()
  for (const key of keys) await limit.giveBack('promo-codes', key)
  return found
}

/** The code that counts: the given one, or the one the person signed up with, if the family has not used it yet. */
export const codeToUse = async (
  db: Db,
  user: CodeUser,
  athleteUserId: string,
  given: string | undefined,
): Promise<string | null> => {
  if (given) return given
  const kept = await findKeptCode(db, user.actor)
  if (!kept) return null
  const { id } = await requireUsableCode(db, user.actor, kept)
  return (await isUsed(db, user, athleteUserId, id)) ? null : kept
}

/** The code, if this family can still use it for a package. */
export const openCode = async (
  db: Db,
  user: CodeUser,
  athleteUserId: string,
  code: string,
): Promise<PromoCodeRow> => {
  const found = await limitingGuesses(user, () => requireUsableCode(db, user.actor, code))
  await assertUnused(db, user, athleteUserId, found.id)
  return found
}

/** The same for a purchase: the code is used, and locked until the transaction ends. */
export const spendCode = async (
  tx: Db,
  user: CodeUser,
  athleteUserId: string,
  code: string,
): Promise<PromoCodeRow> => {
  const found = await limitingGuesses(user, () => spendPromoCode(tx, user.actor, code))
  await assertUnused(tx, user, athleteUserId, found.id)
  return found
}
