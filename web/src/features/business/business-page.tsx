import type { BusinessOverview } from '@fieldhouse/contract/business'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { useClientClock } from '../../lib/client-time.ts'
import { clockAt, dateAt, dayHeading } from '../../lib/dates.ts'
import { plainReason } from '../../lib/plain-reason.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingRegion, LoadingStatus, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ListFrame } from '../../ui/lists/list-frame.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { businessQuery } from './business.api.ts'
import type { BusinessSearch } from './business-search.ts'
import { ChurnChart, RecurringChart, RefundsChart, RevenueChart } from './money-charts.tsx'
import { NeedsPerson } from './needs-person.tsx'
import { ActivePagesChart, ConversionsChart, MessagesChart, SignUpsChart } from './people-charts.tsx'
import { RangePicker } from './range-picker.tsx'
import { TopFigures } from './top-figures.tsx'
import { CoachLoad, MissedTexts, PackageShares, SearchesChart } from './work-charts.tsx'

interface BusinessPageProps {
  search: BusinessSearch
  onSearchChange: (search: BusinessSearch) => void
}

/** /admin/business: how the company is doing. */
export const BusinessPage = ({ search, onSearchChange }: BusinessPageProps) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(businessQuery(search))
  const overview = data?.data
  const faults = error instanceof ApiError ? error.errors : {}
  return (
    <ListFrame
      title="Business"
      about={<CountedLine overview={overview} />}
      action={<RangePicker search={search} shown={overview} faults={faults} onChange={onSearchChange} />}
    >
      <LoadingStatus isLoading={isFetching && (isPlaceholderData || !overview)} />
      {overview ? (
        <div className={classNames('grid min-w-0', isPlaceholderData && 'opacity-60')}>
          <Overview overview={overview} search={search} />
        </div>
      ) : error && !isFetching ? (
        <ErrorState as="h2" title="The numbers did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      ) : (
        <BusinessSkeleton />
      )}
    </ListFrame>
  )
}

const CountedLine = ({ overview }: { overview: BusinessOverview | undefined }) => {
  const clock = useClientClock()
  const money = 'Money is settled payments less refunds, without taxes.'
  if (!overview) return <p className="max-w-[65ch] text-ui text-muted">{money}</p>
  const today = dateAt(overview.counted_at, clock)
  return (
    <p className="max-w-[65ch] text-ui text-muted">
      {dayHeading(today, today)}, {today.slice(0, 4)}. {money} Counted at{' '}
      <time dateTime={overview.counted_at}>{clockAt(overview.counted_at, clock)}</time>.
    </p>
  )
}

/** Two columns with thin lines between, in the order of the numbers that matter most. */
const pairsClassName =
  'mt-2 grid grid-cols-[minmax(0,1fr)] *:border-b *:border-line *:py-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:*:odd:border-e lg:*:odd:pe-10 lg:*:even:ps-10 *:last:border-b-0 lg:*:nth-last-2:border-b-0'

const Overview = ({ overview, search }: { overview: BusinessOverview; search: BusinessSearch }) => {
  const chart = { overview, search }
  return (
    <>
      <TopFigures overview={overview} />
      <div className={pairsClassName}>
        <RevenueChart {...chart} />
        <ChurnChart {...chart} />
        <div className="grid content-start gap-10">
          <SignUpsChart {...chart} />
          <PackageShares {...chart} />
        </div>
        <CoachLoad {...chart} />
        <RecurringChart {...chart} />
        <RefundsChart {...chart} />
        <ConversionsChart {...chart} />
        <ActivePagesChart {...chart} />
        <MessagesChart {...chart} />
        <SearchesChart {...chart} />
        <MissedTexts {...chart} />
        <NeedsPerson overview={overview} />
      </div>
    </>
  )
}

const BusinessSkeleton = () => (
  <LoadingRegion label="Counting…">
    <div className="grid gap-9">
      <Skeleton className="h-40 w-full rounded-lg" />
      <div className="grid gap-9 lg:grid-cols-2">
        {[1, 2, 3, 4].map((part) => (
          <div key={part} className="grid gap-4">
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-58 w-full" />
          </div>
        ))}
      </div>
    </div>
  </LoadingRegion>
)

export const BusinessPending = () => (
  <ListFrame title="Business">
    <BusinessSkeleton />
  </ListFrame>
)
