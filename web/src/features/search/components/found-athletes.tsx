import type { FoundAthlete } from '@fieldhouse/contract/search'
import type { RefObject } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { countSelected } from '../filter-selection.ts'
import { foundWords, shownWords } from '../found-labels.ts'
import { opensHere } from '../opens-here.ts'
import type { questionOf } from '../question.ts'
import { allFoundBy, readResultsSearch } from '../results-search.ts'
import { useFieldFocus } from '../use-field-focus.ts'
import type { Filters } from '../use-filters.ts'
import { useSearch } from '../use-search.ts'
import { AthleteRowsSkeleton, FoundRows } from './athlete-rows.tsx'

interface FoundAthletesProps {
  question: ReturnType<typeof questionOf>
  /** The text in the field. The request follows when typing pauses. */
  text: string
  isTyping: boolean
  filters: Filters
  onSelect: (athlete: FoundAthlete) => void
  onLeave: () => void
  /** Gets the focus when a focused row disappears. */
  field: RefObject<HTMLInputElement | null>
}

/** The results, with every loading and error state. */
export const FoundAthletes = ({
  question,
  text,
  isTyping,
  filters,
  onSelect,
  onLeave,
  field,
}: FoundAthletesProps) => {
  const watchFocus = useFieldFocus(field)
  const focusField = () => field.current?.focus()
  const { data: last, error, isPlaceholderData, refetch } = useSearch(question)
  const isOld = isPlaceholderData || isTyping
  // An empty result for the old text says nothing about the new one.
  const data = last && (last.data.length > 0 || !isOld) ? last : undefined
  if (error && !last)
    return (
      <ErrorState
        as="p"
        title="The search did not work"
        onRetry={() => {
          void refetch()
          focusField()
        }}
      >
        {plainReason(error)}
      </ErrorState>
    )
  const shown = data?.data ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches its links.
    <div aria-busy={!data || isOld} onFocus={watchFocus} className="grid gap-1">
      <div role="status" className="text-small text-muted">
        {data ? (
          <Outcome shown={shown.length} found={data.meta} filters={filters} onCleared={focusField} />
        ) : (
          'Searching…'
        )}
      </div>
      {!data && <AthleteRowsSkeleton rows={5} />}
      {shown.length > 0 && (
        <FoundRows
          label="Athletes found"
          athletes={shown}
          typed={text}
          onSelect={onSelect}
          onLeave={onLeave}
        />
      )}
      {data && shown.length > 0 && data.meta.total > shown.length && (
        <ShowAll text={text} onLeave={onLeave} />
      )}
    </div>
  )
}

interface OutcomeProps {
  shown: number
  found: { total: number; is_more: boolean }
  filters: Filters
  onCleared: () => void
}

const Outcome = ({ shown, found, filters, onCleared }: OutcomeProps) => {
  if (shown > 0) return shownWords(shown, found)
  const isNarrowed = countSelected(filters.selection) > 0
  return (
    <div className="text-text">
      <EmptyState
        as="p"
        title="No Results"
        action={
          isNarrowed && (
            <Button
              isOutlined
              size="sm"
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
        Check the spelling, or type just the start of a name, school or town. For a position or a class, use
        the filters. {isNarrowed && 'Fewer filters find more athletes.'}
      </EmptyState>
    </div>
  )
}

const ShowAll = ({ text, onLeave }: Pick<FoundAthletesProps, 'text' | 'onLeave'>) => (
  <div className="pt-3">
    <LinkButton
      to="/search-results"
      search={(current) => allFoundBy(readResultsSearch(current), text)}
      onClick={(event) => opensHere(event) && onLeave()}
      data-result=""
      isOutlined
      isBlock
    >
      Show All
    </LinkButton>
  </div>
)

/** The label of the button that returns from the filters to the results. */
export const FoundCount = ({ question }: Pick<FoundAthletesProps, 'question'>) => {
  const { data } = useSearch(question)
  return data && typeof question === 'object' ? `Show ${foundWords(data.meta)}` : 'Done'
}
