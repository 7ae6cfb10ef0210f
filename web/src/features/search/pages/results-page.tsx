import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useChange } from '../../../lib/use-change.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadingRegion } from '../../../ui/feedback/skeleton.tsx'
import { ChosenFilters } from '../components/chosen-filters.tsx'
import { SearchFilterBar } from '../components/filter-bar.tsx'
import { RecentAthletes, TypeMore } from '../components/recent-athletes.tsx'
import { ResultRowsSkeleton } from '../components/result-rows.tsx'
import { ResultsFound } from '../components/results-found.tsx'
import { SearchField } from '../components/search-field.tsx'
import { joinedFilters, type Selection, selectionOf } from '../filter-selection.ts'
import { foundWords } from '../found-labels.ts'
import { historyKey } from '../local-history.ts'
import { type Question, questionOf } from '../question.ts'
import { filtersIn, narrowedBy, type ResultsSearch, resultsFor } from '../results-search.ts'
import { resultsQuery, searchFiltersQuery } from '../search.api.ts'
import { useFilters } from '../use-filters.ts'
import { useRemember } from '../use-history.ts'

interface ResultsPageProps {
  search: ResultsSearch
  isSignedIn: boolean
  onSearchChange: ChangeSearch<ResultsSearch>
  hrefOf: (search: ResultsSearch) => string
}

/** SRC-03: /search-results. Without scripts it is a plain form. */
export const ResultsPage = ({ search, isSignedIn, onSearchChange, hrefOf }: ResultsPageProps) => {
  const { q = '', page = 1, darkMode } = search
  const { field, text, setText } = useTypedSearch(q, (typed) =>
    onSearchChange((latest) => resultsFor(latest, typed), true),
  )
  const addressed = filtersIn(search)
  // The filters are in the address, so it can be shared. A choice in the popup applies here too.
  const showBy = (selection: Selection) => {
    const chosen = joinedFilters(selection)
    if (JSON.stringify(chosen) !== JSON.stringify(filtersIn(search) ?? {}))
      onSearchChange((latest) => narrowedBy(latest, chosen), true)
  }
  const filters = useFilters({ addressed, onSaved: useEffectEvent(showBy) })
  const saved = useQuery(searchFiltersQuery).data
  const remember = useRemember(isSignedIn)
  const question = questionOf(q, filters.selection)

  // Adds stored filters to an address without filters, so it can be shared.
  const unsaid = saved && addressed === null ? joinedFilters(selectionOf(saved.data)) : {}
  const hasUnsaid = Object.keys(unsaid).length > 0

  const kept = saved ? JSON.stringify(joinedFilters(selectionOf(saved.data))) : null
  useChange(kept, () => saved && showBy(selectionOf(saved.data)))
  const asked = saved ? q : null
  const sayInAddress = useEffectEvent(() => {
    if (hasUnsaid) onSearchChange((latest) => ({ ...latest, ...unsaid }), true)
  })
  useEffect(() => {
    if (asked !== null) sayInAddress()
  }, [asked])

  return (
    <ResultsFrame>
      <search {...(hasUnsaid && { 'data-at-once': '' })} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <form
          action={hrefOf({})}
          onSubmit={(event) => {
            event.preventDefault()
            onSearchChange((latest) => resultsFor(latest, text.trim()))
          }}
          className="flex max-w-2xl flex-wrap items-stretch gap-3"
        >
          <div className="min-w-0 grow basis-48">
            <SearchField field={field} text={text} onTextChange={setText} />
          </div>
          {Object.entries(addressed ?? {}).map(([id, chosen]) => (
            <input key={id} type="hidden" name={id} value={chosen} />
          ))}
          {darkMode && <input type="hidden" name="darkMode" value={darkMode} />}
          <span className="grid min-h-11">
            <Button type="submit">Search</Button>
          </span>
        </form>
        <SearchFilterBar
          filters={filters}
          done={typeof question === 'object' ? <ResultsCount question={question} page={page} /> : 'Done'}
        />
        <ChosenFilters filters={filters} />
      </search>
      {question === 'nothing' && (
        <div data-at-once={historyKey} className="max-w-2xl">
          <RecentAthletes
            isSignedIn={isSignedIn}
            onSelect={remember}
            onForgotten={() => field.current?.focus()}
          />
        </div>
      )}
      {question === 'too-short' && <TypeMore />}
      {typeof question === 'object' && (
        <ResultsFound
          question={question}
          page={page}
          filters={filters}
          hrefOf={(number) => hrefOf({ ...search, page: number })}
          onPageChange={(number) => onSearchChange((latest) => ({ ...latest, page: number }))}
          onSelect={remember}
          onCleared={() => field.current?.focus()}
        />
      )}
    </ResultsFrame>
  )
}

const ResultsCount = ({ question, page }: { question: Question; page: number }) => {
  const { data } = useQuery(resultsQuery(question, page))
  return data ? `Show ${foundWords(data.meta)}` : 'Done'
}

const ResultsFrame = ({ children }: { children: ReactNode }) => (
  <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-20 sm:pt-12">
    <h1 className="text-d1">Search athletes</h1>
    {children}
  </div>
)

export const ResultsPending = () => (
  <ResultsFrame>
    <LoadingRegion label="Searching…">
      <ResultRowsSkeleton />
    </LoadingRegion>
  </ResultsFrame>
)
