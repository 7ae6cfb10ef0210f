import type { Db } from '../../../platform/database/database.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import type { ChargeStatus } from '../payments.tables.ts'

type ChargeResult = Exclude<ChargeStatus, 'open'> | 'returned'

const counts: Record<ChargeResult, number> = { paid: 0, declined: 0, abandoned: 0, voided: 0, returned: 0 }

/** How the charges of this process ended since its start, for operators. `returned`: refunded, or taken by the bank. */
export const chargeResults = (): Readonly<Record<ChargeResult, number>> => counts

/** Counts once it is committed. */
export const countCharge = (tx: Db, result: ChargeResult): void =>
  afterCommit(tx, () => {
    counts[result]++
  })
