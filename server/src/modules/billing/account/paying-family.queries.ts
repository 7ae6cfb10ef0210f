import type { Actor, UserType } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerKind } from '../../../platform/database/prepared-statements.ts'
import { oneRow, onlyRow, rowsOf } from '../../../platform/database/rows-of.ts'
import { disputedOf } from '../charges/charges.queries.ts'
import { selectFamily } from '../family.queries.ts'
import { selectMethods } from '../methods/methods.queries.ts'
import { subscriptions } from '../payments.tables.ts'
import { addressTaxOf, selectPriceTable } from '../subscriptions/prices.queries.ts'
import { selectPaidBy } from '../transactions/transactions.queries.ts'

const payingFamily = (db: Db, type: UserType) => ({
  family: rowsOf(
    selectFamily(db, type, {
      tax: addressTaxOf(subscriptions.payer_id),
      disputed: disputedOf(subscriptions.id),
    }),
  ),
  prices: rowsOf(selectPriceTable(db)),
  methods: rowsOf(selectMethods(db)),
})

const payingFamilyFor = oncePerKind((db, type: UserType) =>
  db.select(payingFamily(db, type)).from(oneRow).prepare(`billing_paying_family_of_${type}`),
)

type FamilyMember = Pick<Actor, 'id' | 'type'>

/** The athletes of a family member with their packages, all prices, and the person's own payment methods. */
export const findPayingFamily = async (db: Db, { id, type }: FamilyMember) =>
  onlyRow(await payingFamilyFor(db, type).execute({ user_id: id }))

const paidByFamilyFor = oncePerKind((db, type: UserType) =>
  db
    .select({ ...payingFamily(db, type), paid: rowsOf(selectPaidBy(db), onlyRow) })
    .from(oneRow)
    .prepare(`billing_paid_by_family_of_${type}`),
)

/** The same with what the family has paid so far. */
export const findPaidByFamily = async (db: Db, { id, type }: FamilyMember) =>
  onlyRow(await paidByFamilyFor(db, type).execute({ user_id: id }))

export type PayingFamily = Awaited<ReturnType<typeof findPayingFamily>>
