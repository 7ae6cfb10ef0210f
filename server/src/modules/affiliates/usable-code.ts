import { invalidPromoCode } from '@fieldhouse/contract/affiliates'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { usesCodesFreely } from './affiliates.policy.ts'
import { findCode, findReferral } from './affiliates.queries.ts'
import { isFree, isRunning } from './affiliates.rules.ts'

/** Whether somebody may still give a promo code (ACC-11). */
export const mayUsePromoCode = async (db: Db, actor: Actor): Promise<boolean> =>
  usesCodesFreely(actor) || (await findReferral(db, actor.id)) === null

const findUsableCode = async (db: Db, actor: Actor | null, code: string) => {
  const found = await findCode(db, code)
  if (!found || !isRunning(found, clock.now())) return null
  const given = actor && !usesCodesFreely(actor) ? await findReferral(db, actor.id) : null
  // Whoever came by a code keeps its worth, also when it is used up since; another is not for them.
  const isForThem = given ? given.promo_code_id === found.id : isFree(found)
  return isForThem ? found : null
}

/** The code, if it is worth something to whoever asks; else the refusal of the specification. */
export const requireUsableCode = async (db: Db, actor: Actor | null, code: string) => {
  const found = await findUsableCode(db, actor, code)
  if (!found)
    throw new AppError('invalid', { message: invalidPromoCode, errors: { promo_code: [invalidPromoCode] } })
  return found
}
