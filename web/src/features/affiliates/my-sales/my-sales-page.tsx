import type { SalesSummary } from '@fieldhouse/contract/affiliates.sales'
import { formatUsd } from '@fieldhouse/contract/billing.amount'
import { useQuery } from '@tanstack/react-query'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { CommissionChart, Figures } from '../sales/sales-figures.tsx'
import { myPayoutsQuery, mySalesQuery, salesSummaryQuery, signUpsQuery } from './my-sales.api.ts'
import type { MySalesSearch, SalesList } from './my-sales-search.ts'
import { PromoCodeCard } from './promo-code-card.tsx'
import {
  monthsList,
  noPayouts,
  noSales,
  noSignUps,
  ownPayoutsList,
  ownSalesList,
  signUpsList,
} from './sales-lists.tsx'

interface MySalesPageProps {
  search: MySalesSearch
  onSearchChange: ChangeSearch<MySalesSearch>
  hrefOf: (search: MySalesSearch) => string
  /** For links that others open. */
  siteOrigin: string
}

/** AFF-01: an owner's promo codes, and what they brought. */
export const MySalesPage = ({ search, onSearchChange, hrefOf, siteOrigin }: MySalesPageProps) => {
  const { show = 'sign-ups', page = 1 } = search
  const summary = useQuery(salesSummaryQuery)
  const signUps = useQuery({ ...signUpsQuery(page), enabled: show === 'sign-ups' })
  const sales = useQuery({ ...mySalesQuery(page), enabled: show === 'sales' })
  const payouts = useQuery({ ...myPayoutsQuery(page), enabled: show === 'payouts' })
  const found = summary.data?.data
  const at = (number: number): MySalesSearch => ({
    ...(search.show && { show: search.show }),
    ...(number > 1 && { page: number }),
  })
  const pages = {
    hrefOf: (number: number) => hrefOf(at(number)),
    onPageChange: (number: number) => onSearchChange(() => at(number)),
  }
  const frame = {
    title: 'My Sales',
    before: found ? <Brought summary={found} siteOrigin={siteOrigin} /> : !summary.error && <CodeSkeleton />,
    filter: {
      look: 'tabs' as const,
      legend: 'Lists',
      options: [
        { value: 'sign-ups', label: 'Sign-ups', count: found?.totals.sign_ups },
        { value: 'sales', label: 'Sales', count: found?.totals.sales },
        { value: 'months', label: 'By month' },
        { value: 'payouts', label: 'Payouts' },
      ],
      value: show,
      onValueChange: (list: string) =>
        onSearchChange(() => (list === 'sign-ups' ? {} : { show: list as SalesList })),
    },
  }
  if (show === 'sales')
    return <ListPage {...frame} list={{ ...ownSalesList, state: listState(sales), pages, empty: noSales }} />
  if (show === 'payouts')
    return (
      <ListPage {...frame} list={{ ...ownPayoutsList, state: listState(payouts), pages, empty: noPayouts }} />
    )
  if (show === 'months') {
    const { error, isFetching, refetch } = summary
    const months = found?.months.toReversed() ?? null
    const fault = error && !isFetching && !found ? plainReason(error) : null
    const state = { ...pendingList, rows: months, fault, onRetry: () => void refetch() }
    return <ListPage {...frame} list={{ ...monthsList, state }} />
  }
  return <ListPage {...frame} list={{ ...signUpsList, state: listState(signUps), pages, empty: noSignUps }} />
}

const payableMeaning = (payable: number): string =>
  payable < 0 ? 'Refunds took back more. It comes off your next commission.' : 'paid with the next payout'

const Brought = ({
  summary: { codes, totals, months },
  siteOrigin,
}: {
  summary: SalesSummary
  siteOrigin: string
}) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
      {codes.map((code) => (
        <PromoCodeCard key={code.code} code={code} siteOrigin={siteOrigin} />
      ))}
    </div>
    <Figures
      figures={[
        { label: 'Sign-ups', value: totals.sign_ups.toLocaleString('en-US') },
        { label: 'Sales', value: totals.sales.toLocaleString('en-US') },
        { label: 'Pending', value: formatUsd(totals.pending), meaning: 'for 30 days after a payment' },
        { label: 'Payable', value: formatUsd(totals.payable), meaning: payableMeaning(totals.payable) },
        { label: 'Paid', value: formatUsd(totals.paid), meaning: 'so far' },
      ]}
    />
    <CommissionChart months={months} />
  </div>
)

/** For an affiliate without a code yet. */
export const NoCodeYet = () => (
  <ListFrame title="My Sales">
    <EmptyState
      as="h2"
      title="You have no promo code yet"
      action={
        <LinkButton to="/contact-us" isOutlined>
          Write to us
        </LinkButton>
      }
    >
      Your sales show up here once you have one.
    </EmptyState>
  </ListFrame>
)

const CodeSkeleton = () => (
  <LoadingRegion>
    <Card>
      <Skeleton className="h-3 w-20" />
      <Skeleton className="mt-4 h-14 w-56" />
      <Skeleton className="mt-4 h-3 w-64" />
    </Card>
  </LoadingRegion>
)

export const MySalesPending = () => (
  <ListPage title="My Sales" before={<CodeSkeleton />} list={{ ...signUpsList, state: pendingList }} />
)
