import type { FoundAthlete } from '@fieldhouse/contract/search'
import { ApiError } from '../../../lib/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useSearch } from '../use-search.ts'
import { AthleteRow } from './athlete-row.tsx'

interface SearchResultsProps {
  text: string
  /** Its button is gone by then: the focus needs another place. */
  onRetry: () => void
}

const countOf = (shown: number, total: number): string =>
  total > shown
    ? `${shown} of ${total.toLocaleString('en-US')} athletes`
    : `${total} ${total === 1 ? 'athlete' : 'athletes'}`

/** A fault of ours has no words that help here; any other refusal says what to do. */
const reasonOf = (error: Error): string =>
  error instanceof ApiError && error.code !== 'internal' ? error.message : 'Please try again in a moment.'

/** Who is found, with all that can happen on the way. */
export const SearchResults = ({ text, onRetry }: SearchResultsProps) => {
  const { data, error, isPlaceholderData, refetch } = useSearch(text)
  if (error && !data)
    return (
      <ErrorState
        as="p"
        title="The search did not work"
        onRetry={() => {
          void refetch()
          onRetry()
        }}
      >
        {reasonOf(error)}
      </ErrorState>
    )
  return (
    <div aria-busy={!data || isPlaceholderData}>
      <div role="status" className="text-small text-muted">
        {data ? <Outcome shown={data.data.length} total={data.meta.total} /> : 'Searching…'}
      </div>
      {data ? <AthleteRows athletes={data.data} /> : <SkeletonRows rows={5} />}
    </div>
  )
}

const Outcome = ({ shown, total }: { shown: number; total: number }) =>
  shown > 0 ? (
    countOf(shown, total)
  ) : (
    <div className="text-text">
      <EmptyState as="p" title="No Results">
        Check the spelling, or type only how a name begins.
      </EmptyState>
    </div>
  )

const AthleteRows = ({ athletes }: { athletes: FoundAthlete[] }) =>
  athletes.length > 0 && (
    <ul>
      {athletes.map((athlete) => (
        <AthleteRow key={athlete.id} athlete={athlete} />
      ))}
    </ul>
  )
