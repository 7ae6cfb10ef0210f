import type { FoundAthlete } from '@fieldhouse/contract/search'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/skeleton.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { countSelected } from '../filter-selection.ts'
import { foundWords } from '../found-labels.ts'
import type { Question } from '../question.ts'
import { resultsQuery } from '../search.api.ts'
import type { Filters } from '../use-filters.ts'
import { ResultRows, ResultRowsSkeleton } from './result-rows.tsx'

interface ResultsFoundProps {
  question: Question
  page: number
  filters: Filters
  hrefOf: (page: number) => string
  onPageChange: (page: number) => void
  onSelect: (athlete: FoundAthlete) => void
  /** The pressed button is gone then, so the focus needs another place. */
  onCleared: () => void
}

/** SRC-03: a page of results. The rows stay until the next page has loaded. */
export const ResultsFound = ({
  question,
  page,
  filters,
  hrefOf,
  onPageChange,
  onSelect,
  onCleared,
}: ResultsFoundProps) => {
  const list = useRef<HTMLDivElement>(null)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(resultsQuery(question, page))
  if (error && !isFetching && (!data || isPlaceholderData))
    return (
      <ErrorState as="h2" title="The search did not work" onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  // An empty result for the old text says nothing about the new one.
  if (!data || (isPlaceholderData && data.data.length === 0))
    return (
      <LoadingRegion label="Searching…">
        <ResultRowsSkeleton />
      </LoadingRegion>
    )
  const { total, current_page, last_page, is_more } = data.meta
  const isEmpty = data.data.length === 0
  return (
    <div
      ref={list}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none transition-opacity duration-(--fast) aria-busy:opacity-60"
    >
      <p role="status" className={isEmpty ? 'sr-only' : 'text-ui text-muted'}>
        {total > 0 ? (
          <>
            <b className="font-semibold text-text">{foundWords(data.meta)}</b>
            {last_page > 1 && `, page ${current_page}`}
            {last_page > 1 && !is_more && ` of ${last_page.toLocaleString('en-US')}`}
          </>
        ) : (
          'No Results'
        )}
      </p>
      {!isEmpty && <ResultRows athletes={data.data} typed={question.q ?? ''} onSelect={onSelect} />}
      {isEmpty && <NoResults filters={filters} onCleared={onCleared} />}
      {!isEmpty && is_more && current_page >= last_page && (
        <p className="text-ui text-muted">There are more. Choose a filter, or type more of the name.</p>
      )}
      {!isEmpty && (
        <Pagination
          current={current_page}
          last={last_page}
          label="Pages of results"
          hrefOf={hrefOf}
          onPageChange={(next) => {
            onPageChange(next)
            // The next page starts at the top.
            list.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}

const NoResults = ({ filters, onCleared }: Pick<ResultsFoundProps, 'filters' | 'onCleared'>) => {
  const isNarrowed = countSelected(filters.selection) > 0
  return (
    <EmptyState
      as="h2"
      title="No Results"
      action={
        isNarrowed && (
          <Button
            isOutlined
            onClick={() => {
              filters.clearAll()
              onCleared()
            }}
          >
            Clear all filters
          </Button>
        )
      }
    >
      Check the spelling, or type just the start of a name, school or town. For a position or a class, use the
      filters. {isNarrowed && 'Fewer filters find more athletes.'}
    </EmptyState>
  )
}
