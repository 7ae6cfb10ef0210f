import { invalidPromoCode } from '@fieldhouse/contract/affiliates'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { usesCodesFreely } from './affiliates.policy.ts'
import {
  countUse,
  findCode,
  findReferral,
  findReferralCode,
  insertReferral,
  lockCode,
} from './affiliates.queries.ts'
import { isFree, isRunning } from './affiliates.rules.ts'

const findUsableCode = async (db: Db, actor: Actor | null, code: string) => {
  const found = await findCode(db, code)
  if (!found || !isRunning(found, clock.now())) return null
  const given = actor && !usesCodesFreely(actor) ? await findReferral(db, actor.id) : null
  // A person who signed up with a code keeps its discount, even if it is used up since. They can't use another.
  const isForThem = given ? given.promo_code_id === found.id : isFree(found)
  return isForThem ? found : null
}

/** The code that this person signed up with, while it runs. Null if there is none. */
export const findKeptCode = async (db: Db, actor: Actor): Promise<string | null> => {
  const code = usesCodesFreely(actor) ? null : await findReferralCode(db, actor.id)
  return code !== null && (await findUsableCode(db, actor, code)) ? code : null
}

/** The code, if it has a discount for the caller. Otherwise the refusal from the specification. */
export const requireUsableCode = async (db: Db, actor: Actor | null, code: string) => {
  const found = await findUsableCode(db, actor, code)
  if (!found)
    throw new AppError('promo_code_not_valid', {
      message: invalidPromoCode,
      errors: { promo_code: [invalidPromoCode] },
    })
  return found
}

/**
 * Uses the code for a purchase. The code is locked first, so its limit holds however many people buy at the same moment. A
 * person who signed up with it used it then.
 */
export const spendPromoCode = async (tx: Db, actor: Actor, code: string) => {
  await lockCode(tx, code)
  const found = await requireUsableCode(tx, actor, code)
  const isNew = await insertReferral(tx, { promo_code_id: found.id, user_id: actor.id })
  if (isNew) await countUse(tx, found.id)
  return found
}
