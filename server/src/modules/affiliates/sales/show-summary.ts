import type { OwnCode, SalesSummary } from '@fieldhouse/contract/affiliates.sales'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { selectCodesOf } from '../affiliates.queries.ts'
import { isRunning, worthText } from '../affiliates.rules.ts'
import { findBalance } from '../commission/commissions.queries.ts'
import { findSales, type Whose } from './sales.queries.ts'
import { lastMonths, yearOf } from './year.rules.ts'

export const listOwnCodes = async (db: Db, ownerId: string): Promise<OwnCode[]> => {
  const codes = await selectCodesOf(db, ownerId)
  return codes.map((code) => ({
    code: code.code,
    text: worthText(code),
    uses: code.uses,
    max_uses: code.max_uses,
    is_active: isRunning(code, clock.now()),
    commission_percent: code.commission_percent,
    commission_months: code.commission_months,
  }))
}

/** Sign-ups and sales, in total and in each of the last twelve months. */
export const showSales = async (db: Db, whose: Whose) => {
  const now = clock.now()
  const months = lastMonths(now)
  const { totals, byMonth } = await findSales(db, whose, months[0] ?? now)
  return { totals, months: yearOf(months, byMonth) }
}

/** AFF-01: the person's own codes, and what they brought. */
export const showSummary = async (db: Db, ownerId: string): Promise<SalesSummary> => {
  const [codes, sold, balance] = await Promise.all([
    listOwnCodes(db, ownerId),
    showSales(db, { ownerId }),
    findBalance(db, ownerId),
  ])
  const { sign_ups, sales } = sold.totals
  return { codes, totals: { sign_ups, sales, ...balance }, months: sold.months }
}
