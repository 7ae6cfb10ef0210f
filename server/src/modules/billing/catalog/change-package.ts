import type { PackageKey } from '@fieldhouse/contract/billing'
import type { Catalog, updatePackage, withdrawPrice } from '@fieldhouse/contract/billing.catalog'
import { priceOn } from '@fieldhouse/contract/billing.offer'
import type { Checked } from '@fieldhouse/contract/endpoint'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { AppError } from '../../../platform/app-error.ts'
import { changedFields, record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type OfferedRow, selectPackages } from '../billing.queries.ts'
import { addMonths, billingDayOf, type Day } from '../billing-day.ts'
import { dayInWords } from '../mails/day-in-words.ts'
import { deletePrice, savePrice, updatePackageTexts } from './catalog.queries.ts'
import { type CatalogCall, changeCatalog } from './change-catalog.ts'
import { earliestStart } from './show-catalog.ts'

const requirePackage = async (tx: Db, key: PackageKey): Promise<OfferedRow> => {
  const found = (await selectPackages(tx)).find((row) => row.key === key)
  if (!found) throw new AppError('not_found')
  return found
}

interface PlannedPrice {
  readonly month_price: number
  readonly starts_on: Day
}

/** Nobody plans further ahead than this. A later day is a typing mistake. */
const monthsAhead = 24

/** What was paid or announced must not change, so a price starts tomorrow at the earliest. */
const priceFaults = ({ prices }: OfferedRow, { month_price, starts_on }: PlannedPrice): FieldFaults => {
  const today = billingDayOf(clock.now())
  const [first, last] = [earliestStart(today), addMonths(today, monthsAhead)]
  if (starts_on < first || starts_on > last)
    return { starts_on: [`Choose a day from ${dayInWords(first)} to ${dayInWords(last)}`] }
  return priceOn(prices, starts_on) === month_price
    ? { month_price: ['This is already the price on that day'] }
    : {}
}

type PackageForm = Checked<typeof updatePackage>['body']

const plannedPrice = ({ month_price, starts_on }: PackageForm): PlannedPrice | null =>
  month_price === undefined || starts_on === undefined ? null : { month_price, starts_on }

const changeTexts = async (
  tx: Db,
  { caller, body }: CatalogCall & { readonly body: PackageForm },
  row: OfferedRow,
): Promise<boolean> => {
  const before = { name: row.name, tagline: row.tagline }
  const after = { name: body.name ?? row.name, tagline: body.tagline ?? row.tagline }
  const changed = changedFields(before, after)
  if (!changed) return false
  await updatePackageTexts(tx, row.key, after)
  const subject = `Package ${row.name}`
  await record(tx, caller, { action: 'package.changed', userId: null, subject, ...changed })
  return true
}

const planPrice = async (
  tx: Db,
  { caller }: CatalogCall,
  row: OfferedRow,
  { month_price, starts_on }: PlannedPrice,
): Promise<void> => {
  await savePrice(tx, row.key, starts_on, month_price)
  await record(tx, caller, {
    action: 'package.price-changed',
    userId: null,
    subject: `Package ${row.name}`,
    before: { month_price_cents: priceOn(row.prices, starts_on) },
    after: { month_price_cents: month_price, starts_on },
  })
}

/** ADM-03. A price never changes what families have paid or were promised: see `pricesFrom`. */
export const changePackage = (
  call: CatalogCall & { readonly params: { readonly id: PackageKey }; readonly body: PackageForm },
): Promise<Catalog> =>
  changeCatalog(call, call.body.version, async (tx) => {
    const row = await requirePackage(tx, call.params.id)
    const price = plannedPrice(call.body)
    const errors = price ? priceFaults(row, price) : {}
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
    const hasNewTexts = await changeTexts(tx, call, row)
    if (price) await planPrice(tx, call, row, price)
    return hasNewTexts || price !== null
  })

type WithdrawCall = CatalogCall & Checked<typeof withdrawPrice>

/** A price that has started stays: families have bought at it. */
export const withdrawPlannedPrice = (call: WithdrawCall): Promise<Catalog> =>
  changeCatalog(call, call.body.version, async (tx) => {
    const { starts_on } = call.body
    const { key, name, prices } = await requirePackage(tx, call.params.id)
    const found = prices.find((price) => price.starts_on === starts_on)
    if (!found || starts_on <= billingDayOf(clock.now())) throw new AppError('not_found')
    await deletePrice(tx, key, starts_on)
    await record(tx, call.caller, {
      action: 'package.price-withdrawn',
      userId: null,
      subject: `Package ${name}`,
      before: { month_price_cents: found.month_price, starts_on },
      after: {
        month_price_cents: priceOn(
          prices.filter((price) => price !== found),
          starts_on,
        ),
      },
    })
    return true
  })
