import type { SaleLine } from '@fieldhouse/contract/affiliates.sales'
import { clock } from '../../../platform/clock.ts'
import { discreetName } from '../affiliates.rules.ts'
import { lineState } from '../commission/commission.rules.ts'
import type { findSaleLines } from './sales.queries.ts'

type StoredLine = Awaited<ReturnType<typeof findSaleLines>>['rows'][number]
type Customer = StoredLine['customer']

const nameOf = (customer: Customer, shown: (name: NonNullable<Customer>) => string): string =>
  !customer || customer.is_deleted ? 'Deleted account' : shown(customer)

/** What an owner may know about a customer. */
export const discreetCustomer = (customer: Customer): string => nameOf(customer, discreetName)

/** For admins, who have everyone's name anyway. */
export const fullCustomer = (customer: Customer): string =>
  nameOf(customer, ({ first_name, last_name }) => `${first_name} ${last_name}`)

/** A line without its customer. Each view says how much of the name it shows. */
export const presentLine = ({
  customer: _,
  customer_id: __,
  sum,
  paid,
  payable_at,
  created_at,
  ...line
}: StoredLine): Omit<SaleLine, 'name'> => ({
  ...line,
  date: created_at.toISOString(),
  payable_at: payable_at.toISOString(),
  // An erased owner's lines have no sum. Nobody will be paid for them.
  state: lineState({ payable_at, sum: sum ?? 0 }, paid ?? 0, clock.now()),
})
