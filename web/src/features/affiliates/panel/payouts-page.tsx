import { formatUsd } from '@fieldhouse/contract/billing.amount'
import { useQuery } from '@tanstack/react-query'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { Figures } from '../sales/sales-figures.tsx'
import { affiliatesFrame } from './affiliates-frame.tsx'
import { owedQuery, payoutsFile, payoutsQuery } from './panel.api.ts'
import type { PayoutsSearch } from './panel-search.ts'
import { nothingOwed, nothingPaid, owedList, paidList } from './payout-lists.tsx'

interface PayoutsPageProps {
  search: PayoutsSearch
  onSearchChange: ChangeSearch<PayoutsSearch>
  hrefOf: (search: PayoutsSearch) => string
}

const payoutsFrame = affiliatesFrame('/admin/promo-codes/payouts')

/** ADM-04: /admin/promo-codes/payouts. Who can be paid now, and what was paid. */
export const PayoutsPage = ({ search, onSearchChange, hrefOf }: PayoutsPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const isPaid = search.show === 'paid'
  // The list that is not shown is only counted.
  const hidden = search.q ? { q: search.q } : {}
  const owed = useQuery(owedQuery(isPaid ? hidden : search))
  const paid = useQuery(payoutsQuery(isPaid ? search : hidden))
  const pages = {
    hrefOf: (page: number) => hrefOf(onPage(search, page)),
    onPageChange: (page: number) => onSearchChange((latest) => onPage(latest, page)),
  }
  const frame = {
    ...payoutsFrame,
    before: (
      <Figures
        figures={[
          { label: 'Payable now', value: owed.data ? formatUsd(owed.data.payable) : '–' },
          { label: 'Paid', value: paid.data ? formatUsd(paid.data.sum) : '–', meaning: 'so far' },
        ]}
      />
    ),
    search: { label: 'Name, email, or reference', field, text, onType: setText },
    filter: {
      look: 'tabs' as const,
      legend: 'Payouts',
      options: [
        { value: 'owed', label: 'To pay', count: owed.data?.meta.total },
        { value: 'paid', label: 'Paid', count: paid.data?.meta.total },
      ],
      value: isPaid ? 'paid' : 'owed',
      onValueChange: (show: string) =>
        onSearchChange(({ q }) => ({ ...(q && { q }), ...(show === 'paid' && { show: 'paid' as const }) })),
    },
  }
  return isPaid ? (
    <ListPage
      {...frame}
      list={{
        ...paidList,
        state: listState(paid),
        pages,
        empty: nothingPaid,
        exportHref: payoutsFile(search),
      }}
    />
  ) : (
    <ListPage {...frame} list={{ ...owedList, state: listState(owed), pages, empty: nothingOwed }} />
  )
}

export const PayoutsPending = () => <ListPage {...payoutsFrame} list={{ ...owedList, state: pendingList }} />
