import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { billingDayOf } from '../billing-day.ts'
import { findPersonByNumber } from './transactions.queries.ts'
import { typedSearch } from './typed-search.ts'

/** ADM-01: the person behind a typed invoice number, as in FH-10874. Null if it is none. */
export const findPersonOfInvoice = async (db: Db, text: string): Promise<string | null> => {
  const { number } = typedSearch(text, billingDayOf(clock.now()))
  return number === null ? null : findPersonByNumber(db, number)
}
