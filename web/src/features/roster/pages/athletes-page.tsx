import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ListSearch, lookingFor, onPage } from '../../../lib/list-search.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { RosterRows } from '../components/athlete-rows.tsx'
import { type AthletesOf, rosterAthletesQuery } from '../roster.api.ts'

interface AthletesPageProps {
  of: AthletesOf
  /** Who the coach is, under the title. */
  about?: ReactNode
  search: ListSearch
  onSearchChange: (search: ListSearch, isTyping?: boolean) => void
  hrefOf: (search: ListSearch) => string
}

const rosterWords = {
  coach: {
    title: 'Athletes',
    nobody: 'No athletes yet',
    hint: 'Athletes assigned to you show up here, with their pages and contact info.',
  },
  'success-coach': {
    title: 'My Roster',
    nobody: 'Your roster is empty',
    hint: 'Athletes show up here as soon as they’re on your roster.',
  },
}

/** /coach/users and /coach/roster: whom a coach looks after. */
export const AthletesPage = ({ of, about, search, onSearchChange, hrefOf }: AthletesPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange(lookingFor(search, q), true),
  )
  return (
    <AthletesFrame of={of} about={about}>
      <search className="max-w-md">
        <TextField
          ref={field}
          label="Name of an athlete"
          isLabelHidden
          name="q"
          icon={Search}
          placeholder="First or last name"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onValueChange={setText}
        />
      </search>
      <AthletesFound {...{ of, search, onSearchChange, hrefOf }} />
    </AthletesFrame>
  )
}

const AthletesFound = ({ of, search, onSearchChange, hrefOf }: AthletesPageProps) => {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(rosterAthletesQuery(of, search))
  if (error && !isFetching && (!data || isPlaceholderData))
    return (
      <ErrorState as="h2" title="The athletes did not load" onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data) return <RosterSkeleton />
  const { current_page, last_page, total } = data.meta
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-6">
      <p role="status" className="text-small text-muted">
        {total.toLocaleString('en-US')} {total === 1 ? 'athlete' : 'athletes'}
      </p>
      {data.data.length > 0 ? (
        <RosterRows of={of} athletes={data.data} />
      ) : (
        <Nobody of={of} isSearching={Boolean(search.q)} onShowAll={() => onSearchChange({})} />
      )}
      <Pagination
        current={current_page}
        last={last_page}
        hrefOf={(page) => hrefOf(onPage(search, page))}
        onPageChange={(page) => onSearchChange(onPage(search, page))}
      />
    </div>
  )
}

interface NobodyProps {
  of: AthletesOf
  isSearching: boolean
  onShowAll: () => void
}

const Nobody = ({ of, isSearching, onShowAll }: NobodyProps) =>
  isSearching ? (
    <EmptyState
      as="h2"
      title="Nobody found"
      action={
        <Button isOutlined onClick={onShowAll}>
          Show all athletes
        </Button>
      }
    >
      Check the spelling, or type just the start of a name.
    </EmptyState>
  ) : (
    <EmptyState as="h2" title={rosterWords[of].nobody}>
      {rosterWords[of].hint}
    </EmptyState>
  )

const RosterSkeleton = () => (
  <LoadingRegion>
    <SkeletonRows rows={8} />
  </LoadingRegion>
)

interface AthletesFrameProps {
  of: AthletesOf
  about?: ReactNode
  children: ReactNode
}

const AthletesFrame = ({ of, about, children }: AthletesFrameProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-(--gutter) pt-8 pb-16 sm:pt-10">
    <div className="grid gap-3">
      <h1 className="text-d1">{rosterWords[of].title}</h1>
      {about}
    </div>
    {children}
  </div>
)

export const AthletesPending = ({ of }: { of: AthletesOf }) => (
  <AthletesFrame of={of}>
    <RosterSkeleton />
  </AthletesFrame>
)
