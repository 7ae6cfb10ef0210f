import { postersPerPage } from '@fieldhouse/contract/rankings.wall'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { ListFilters } from '../components/list-filters.tsx'
import { WallPoster } from '../components/wall-poster.tsx'
import { wallQuery } from '../rankings.api.ts'
import type { WallSearch } from '../rankings-search.ts'

interface RosterPageProps {
  search: WallSearch
  onPageChange: (page: number) => void
  hrefOf: (page: number) => string
}

/** The number visible at first on a phone or in a window. */
const inSight = 6

/** PUB-06: /roster, the wall of all athletes. */
export const RosterPage = ({ search, onPageChange, hrefOf }: RosterPageProps) => {
  const { data } = useSuspenseQuery(wallQuery(search))
  const { total, is_more, classes, current_page, last_page } = data.meta
  const count = `${total.toLocaleString('en-US')}${is_more ? '+' : ''}`
  const isEmpty = data.data.length === 0
  return (
    <RosterFrame search={search} classes={classes}>
      <div className="grid gap-8">
        <p role="status" className="text-small text-muted">
          {count} {total === 1 ? 'athlete' : 'athletes'}, newest first
        </p>
        {isEmpty && <NobodyHere />}
        {!isEmpty && (
          <ul aria-label="Athletes" className={grid}>
            {data.data.map((athlete, place) => (
              <WallPoster key={athlete.id} athlete={athlete} isFirst={place < inSight} />
            ))}
          </ul>
        )}
        {!isEmpty && (
          <Pagination current={current_page} last={last_page} hrefOf={hrefOf} onPageChange={onPageChange} />
        )}
        {is_more && current_page === last_page && (
          <p className="text-ui text-muted">
            There are more. Choose a sport and a class, or use the search at the top.
          </p>
        )}
      </div>
    </RosterFrame>
  )
}

const grid =
  'grid grid-cols-[repeat(2,minmax(0,1fr))] gap-2.5 sm:grid-cols-[repeat(4,minmax(0,1fr))] sm:gap-3.5 lg:grid-cols-[repeat(6,minmax(0,1fr))]'

const NobodyHere = () => (
  <EmptyState
    as="h2"
    title="Nobody here yet"
    action={
      <LinkButton to="/roster" isOutlined>
        Show everyone
      </LinkButton>
    }
  >
    Nobody in this list has a public page so far. Yours could be the first.
  </EmptyState>
)

interface RosterFrameProps {
  search: WallSearch
  classes?: readonly number[]
  children: ReactNode
}

const RosterFrame = ({ search: { page: _, ...search }, classes = [], children }: RosterFrameProps) => (
  <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-16 sm:pt-14 sm:pb-24">
    <header className="grid items-end gap-x-16 gap-y-5 md:grid-cols-[minmax(0,1fr)_22rem]">
      <h1 className="text-[clamp(min(4rem,20vw),11vw,9rem)] leading-[.8] tracking-[-.02em]">The roster</h1>
      <p className="max-w-[40ch] text-pretty text-muted">
        Every athlete on Fieldhouse with a public page.{' '}
        <Link to="/top-100" className="underline hover:text-text">
          See who leads the Top 100
        </Link>
      </p>
    </header>
    <ListFilters to="/roster" search={search} classes={classes} hasAll />
    {children}
  </div>
)

export const RosterPending = ({ search }: { search: WallSearch }) => (
  <RosterFrame search={search}>
    <LoadingRegion label="Loading the roster…">
      <div className={grid}>
        {Array.from({ length: postersPerPage / 4 }, (_, place) => place).map((place) => (
          <Skeleton key={place} className="aspect-[3/4] w-full rounded-md" />
        ))}
      </div>
    </LoadingRegion>
  </RosterFrame>
)

export const RosterUnavailable = ({ search }: { search: WallSearch }) => {
  const router = useRouter()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <RosterFrame search={search}>
      <ErrorState
        as="h2"
        title="The roster did not load"
        isRetrying={isLoading}
        onRetry={() => void router.invalidate()}
      >
        Everyone is still there. Please try again in a moment.
      </ErrorState>
    </RosterFrame>
  )
}
