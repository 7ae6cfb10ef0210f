import type { OwnCode, SalesMonth, SalesSummary } from '@fieldhouse/contract/affiliates.sales'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { selectCodesOf } from '../affiliates.queries.ts'
import { isRunning, worthText } from '../affiliates.rules.ts'
import { findBalance } from '../commission/commissions.queries.ts'
import { findSalesByMonth, sumSales, type Whose } from './sales.queries.ts'
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

export const showYear = async (db: Db, whose: Whose): Promise<SalesMonth[]> => {
  const now = clock.now()
  const months = lastMonths(now)
  return yearOf(months, await findSalesByMonth(db, whose, months[0] ?? now))
}

/** AFF-01: the person's own codes, and what they brought. */
export const showSummary = async (db: Db, ownerId: string): Promise<SalesSummary> => {
  const whose = { ownerId }
  const [codes, { sign_ups, sales }, balance, months] = await Promise.all([
    listOwnCodes(db, ownerId),
    sumSales(db, whose),
    findBalance(db, ownerId),
    showYear(db, whose),
  ])
  return { codes, totals: { sign_ups, sales, ...balance }, months }
}
