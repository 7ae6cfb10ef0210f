import type { Referral } from '@fieldhouse/contract/affiliates'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Day } from '../../../lib/moments.tsx'
import { plainReason } from '../../../lib/plain-reason.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { mySalesQuery } from './my-sales.api.ts'
import { PromoCodeCard } from './promo-code-card.tsx'

interface MySalesPageProps {
  page: number
  onPageChange: (page: number) => void
  hrefOf: (page: number) => string
}

const referralRoles: Record<string, string> = { athlete: 'Athlete', parent: 'Parent', coach: 'Coach' }

const salesCaption = 'Signed up with your code'

const saleColumns: readonly Column<Referral>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'type', header: 'Signed up as', align: 'start', cell: ({ type }) => referralRoles[type] ?? type },
  { key: 'code', header: 'Code', align: 'start', cell: ({ promo_code }) => promo_code },
  { key: 'date', header: 'Date', cell: ({ signed_up_at }) => <Day at={signed_up_at} /> },
]

/** A table where there is room for one; on a phone a row of its own for each. */
const Referrals = ({ referrals }: { referrals: readonly Referral[] }) => (
  <>
    <div className="hidden sm:block">
      <Table caption={salesCaption} columns={saleColumns} rows={referrals} rowKey={({ id }) => id} />
    </div>
    <ul aria-label={salesCaption} className="border-t border-line sm:hidden">
      {referrals.map(({ id, name, type, promo_code, signed_up_at }) => (
        <li key={id} className="grid gap-1 border-b border-line py-3.5 text-ui">
          <p className="flex items-baseline justify-between gap-4">
            <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
            <span className="shrink-0 text-small text-muted">
              <Day at={signed_up_at} />
            </span>
          </p>
          <p className="text-small text-muted wrap-anywhere">
            {referralRoles[type] ?? type}, with {promo_code}
          </p>
        </li>
      ))}
    </ul>
  </>
)

/** The own promo codes, and who signed up with them. */
export const MySalesPage = ({ page, onPageChange, hrefOf }: MySalesPageProps) => {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(mySalesQuery(page))
  if (error && !isFetching && (!data || isPlaceholderData))
    return (
      <SalesFrame>
        <ErrorState as="h2" title="Your sales did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </SalesFrame>
    )
  if (!data) return <MySalesPending />
  const { total, current_page, last_page } = data.meta
  return (
    <SalesFrame>
      <div className="grid gap-4 lg:grid-cols-2">
        {data.codes.map((code) => (
          <PromoCodeCard key={code.code} code={code} />
        ))}
      </div>
      <section aria-busy={isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SectionHeading as="h2" count={total}>
          {salesCaption}
        </SectionHeading>
        {data.data.length > 0 ? (
          <Referrals referrals={data.data} />
        ) : (
          <EmptyState title="Nobody yet">
            Give your code to a family, or send them your link. Everyone who signs up with it shows up here.
          </EmptyState>
        )}
        <Pagination current={current_page} last={last_page} hrefOf={hrefOf} onPageChange={onPageChange} />
      </section>
    </SalesFrame>
  )
}

/** For an affiliate whose code has not been given yet. */
export const NoCodeYet = () => (
  <SalesFrame>
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
  </SalesFrame>
)

export const MySalesPending = () => (
  <SalesFrame>
    <LoadingRegion>
      <Card>
        <Skeleton className="h-3 w-20" />
        <Skeleton className="mt-4 h-14 w-56" />
        <Skeleton className="mt-4 h-3 w-64" />
      </Card>
    </LoadingRegion>
    <div className="hidden sm:block">
      <Table caption={salesCaption} columns={saleColumns} rows={[]} rowKey={({ id }) => id} isLoading />
    </div>
    <div className="sm:hidden">
      <LoadingRegion>
        <SkeletonRows rows={6} hasPicture={false} />
      </LoadingRegion>
    </div>
  </SalesFrame>
)

const SalesFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-(--gutter) pt-8 pb-16 sm:pt-10">
    <h1 className="text-d1">My Sales</h1>
    {children}
  </div>
)
