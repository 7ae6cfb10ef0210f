import type { SaleLine } from '@fieldhouse/contract/affiliates.sales'
import { formatUsd } from '@fieldhouse/contract/billing.amount'
import type { ReactNode } from 'react'
import { Day } from '../../../lib/moments.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import type { ListColumn } from '../../../ui/lists/list-rows.tsx'
import { saleKinds, saleStates } from './sale-words.ts'

/** When it can be paid out, or that it was. */
const SaleState = ({ sale: { state, payable_at } }: { sale: SaleLine }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
    <Tag tone={saleStates[state].tone}>{saleStates[state].label}</Tag>
    {state === 'pending' && (
      <span className="text-small text-muted">
        until <Day at={payable_at} />
      </span>
    )}
  </span>
)

/** The lines of a statement. The customer's cell is the caller's: owners see less than admins. */
export const saleColumns = <Sale extends SaleLine>(
  customer: (sale: Sale) => ReactNode,
): readonly ListColumn<Sale>[] => [
  { key: 'name', header: 'Customer', cell: customer },
  { key: 'kind', header: 'What', align: 'start', cell: ({ kind }) => saleKinds[kind] },
  { key: 'date', header: 'Date', align: 'start', cell: ({ date }) => <Day at={date} /> },
  { key: 'code', header: 'Code', align: 'start', cell: ({ promo_code }) => promo_code },
  { key: 'base', header: 'Payment', cell: ({ base }) => formatUsd(base) },
  {
    key: 'commission',
    header: 'Commission',
    cell: ({ commission, percent }) => (
      <>
        <span className="font-semibold">{formatUsd(commission)}</span>
        <span className="block text-small text-muted">{percent}%</span>
      </>
    ),
  },
  { key: 'state', header: 'State', align: 'start', cell: (sale) => <SaleState sale={sale} /> },
]

/** On a phone. */
export const SaleCard = ({ sale, customer }: { sale: SaleLine; customer: ReactNode }) => (
  <div className="grid gap-1 text-ui">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 font-semibold wrap-anywhere">{customer}</span>
      <span className="font-semibold">{formatUsd(sale.commission)}</span>
    </p>
    <p className="text-small text-muted wrap-anywhere">
      {saleKinds[sale.kind]} of {formatUsd(Math.abs(sale.base))} with {sale.promo_code},{' '}
      <Day at={sale.date} />
    </p>
    <SaleState sale={sale} />
  </div>
)
