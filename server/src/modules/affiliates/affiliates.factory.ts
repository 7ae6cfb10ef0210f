import { emit } from '../../events.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { promoCodes, referrals } from './affiliates.tables.ts'

type CodeFacts = Partial<typeof promoCodes.$inferInsert> & { code: string }

/** A valid promo code of ten percent, unless a test says otherwise. */
export const buildPromoCode = async (db: Db, facts: CodeFacts): Promise<string> => {
  const id = uuidv7()
  await db.insert(promoCodes).values({
    id,
    kind: 'percent',
    percent: facts.kind === 'amount' ? null : 10,
    valid_from: new Date(clock.now().getTime() - 1000),
    created_at: clock.now(),
    ...facts,
  })
  return id
}

/** A person who signed up with the code. */
export const buildReferral = async (
  db: Db,
  promo_code_id: string,
  { created_at = clock.now(), ...user }: Parameters<typeof buildUser>[1] & { created_at?: Date } = {},
): Promise<string> => {
  const user_id = await buildUser(db, { type: 'athlete', ...user })
  await db.insert(referrals).values({ id: uuidv7(), promo_code_id, user_id, created_at })
  return user_id
}

interface PaymentFacts {
  readonly payer_id: string
  /** The payer, if it is not said. */
  readonly athlete_user_id?: string
  readonly cents: number
}

/** A payment without taxes that has settled now. Returns its charge. */
export const settlePayment = async (
  db: Db,
  { payer_id, athlete_user_id = payer_id, cents }: PaymentFacts,
): Promise<string> => {
  const charge_id = uuidv7()
  await transaction(db, (tx) =>
    emit(tx, 'billing.payment-settled', { charge_id, payer_id, athlete_user_id, cents }),
  )
  return charge_id
}

/** A refund of a settled payment, without taxes. */
export const returnPayment = (db: Db, charge_id: string, cents: number): Promise<void> =>
  transaction(db, (tx) => emit(tx, 'billing.payment-returned', { charge_id, cents }))
