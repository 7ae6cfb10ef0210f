import type { Referral } from '@fieldhouse/contract/affiliates'
import { useQuery } from '@tanstack/react-query'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { Day } from '../../../lib/moments.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import type { ListColumn } from '../../../ui/lists/list-rows.tsx'
import { mySalesQuery } from './my-sales.api.ts'
import { PromoCodeCard } from './promo-code-card.tsx'

interface MySalesPageProps {
  page: number
  onPageChange: (page: number) => void
  hrefOf: (page: number) => string
}

const referralRoles: Record<string, string> = { athlete: 'Athlete', parent: 'Parent', coach: 'Coach' }

const salesCaption = 'Signed up with your code'

const saleColumns: readonly ListColumn<Referral>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'type', header: 'Signed up as', align: 'start', cell: ({ type }) => referralRoles[type] ?? type },
  { key: 'code', header: 'Code', align: 'start', cell: ({ promo_code }) => promo_code },
  { key: 'date', header: 'Date', cell: ({ signed_up_at }) => <Day at={signed_up_at} /> },
]

/** On a phone. */
const ReferralCard = ({ referral: { name, type, promo_code, signed_up_at } }: { referral: Referral }) => (
  <div className="grid gap-1 text-ui">
    <p className="flex items-baseline justify-between gap-4">
      <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
      <span className="shrink-0 text-small text-muted">
        <Day at={signed_up_at} />
      </span>
    </p>
    <p className="text-small text-muted wrap-anywhere">
      {referralRoles[type] ?? type}, with {promo_code}
    </p>
  </div>
)

const salesList: ListConfig<Referral> = {
  name: salesCaption,
  faultTitle: 'Your sales did not load',
  heading: (total) => (
    <SectionHeading as="h2" count={total}>
      {salesCaption}
    </SectionHeading>
  ),
  columns: saleColumns,
  card: (referral) => <ReferralCard referral={referral} />,
  rowKey: ({ id }) => id,
  loadingRows: 5,
}

/** The affiliate's promo codes, and the people who signed up with them. */
export const MySalesPage = ({ page, ...pages }: MySalesPageProps) => {
  const query = useQuery(mySalesQuery(page))
  const state = listState(query)
  const codes = query.data?.codes
  return (
    <ListPage
      title="My Sales"
      before={
        state.fault === null &&
        (codes ? (
          <div className="grid gap-4 lg:grid-cols-2">
            {codes.map((code) => (
              <PromoCodeCard key={code.code} code={code} />
            ))}
          </div>
        ) : (
          <CodeSkeleton />
        ))
      }
      list={{
        ...salesList,
        state,
        pages,
        empty: (
          <EmptyState title="Nobody yet">
            Give your code to a family, or send them your link. Everyone who signs up with it shows up here.
          </EmptyState>
        ),
      }}
    />
  )
}

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
  <ListPage title="My Sales" before={<CodeSkeleton />} list={{ ...salesList, state: pendingList }} />
)
