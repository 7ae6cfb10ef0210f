import type { CenterItem, CenterList, CoachInList, RecruitingCollege } from '@fieldhouse/contract/recruiting'
import type { UseQueryResult } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useRef, useState } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/skeleton.tsx'
import { SearchBox } from '../../../ui/lists/search-box.tsx'
import { SharedIcons } from '../../../ui/media/shared-icons.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { RemoveFavorite } from '../../../ui/overlays/remove-favorite.tsx'
import type { Center, ListName } from '../center.ts'
import { type CenterSearch, centerFor, turnedTo, withCollege } from '../center-search.ts'
import { CenterAthleteRow } from './athlete-row.tsx'
import { CollegeRow } from './college-row.tsx'
import { CenterFilterBar } from './filter-bar.tsx'
import { countChosen } from './filter-choice.ts'
import { GenderSwitch } from './gender-switch.tsx'
import { listedWords, orderWords } from './list-labels.ts'
import { NothingListed } from './nothing-listed.tsx'
import { CenterRowsSkeleton } from './rows-skeleton.tsx'
import { SavedSearch } from './saved-search.tsx'
import type { CenterFilters } from './use-center-filters.ts'
import { itemName, useFavorite } from './use-favorite.ts'

export interface ResultsPanelProps {
  center: Center
  list: ListName
  search: CenterSearch
  filters: CenterFilters
  result: UseQueryResult<CenterList>
  /** The number of favorites: the list's heading and its tab show the same. */
  favorites: number | undefined
  /** After the package ended: everything can be read, and nothing new can be started. */
  isReadOnly: boolean
  /** The town that distances are measured from. */
  town: string | null
  unreadOf: (person: { user_id: string | null; unread_message_count: number }) => number
  onSearchChange: ChangeSearch<CenterSearch>
  hrefOf: (search: CenterSearch) => string
  onFacts: (college: RecruitingCollege) => void
  onPickCoach: (coach: CoachInList, college: RecruitingCollege) => void
  onPickAthlete: (userId: string) => void
  onReach: (coach: CoachInList, college: RecruitingCollege, type: 'call' | 'email') => void
  onRemoveCoach: (coach: CoachInList) => void
}

/** RCC-01: one of the four lists. The results have filters. */
export const ResultsPanel = (props: ResultsPanelProps) => {
  const { center, list, search, filters, isReadOnly, onSearchChange } = props
  const { field, text, setText } = useTypedSearch(search.q ?? '', (asked) =>
    onSearchChange((latest) => centerFor(latest, asked), true),
  )
  const isCoach = center.role === 'coach'
  return (
    <>
      {list === 'results' && isReadOnly && <SavedSearch filters={filters.all} />}
      {list === 'results' && !isReadOnly && (
        <search
          data-guide="filters"
          className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 pt-4.5 pb-1 sm:px-7 *:first:max-w-160"
        >
          <SearchBox
            label={isCoach ? 'Athlete' : 'College or coach'}
            field={field}
            text={text}
            onType={setText}
          />
          {isCoach && <GenderSwitch center={center} search={search} onSearchChange={onSearchChange} />}
          <CenterFilterBar filters={filters} />
        </search>
      )}
      <Listed {...props} onShowAll={() => setText('')} />
    </>
  )
}

const Listed = ({ onShowAll, ...props }: ResultsPanelProps & { onShowAll: () => void }) => {
  const { center, list, search, filters, isReadOnly, result, favorites, town, onSearchChange, hrefOf } = props
  const { data, error, isPlaceholderData, isFetching, refetch } = result
  const top = useRef<HTMLDivElement>(null)
  if (error && !isFetching && (!data || isPlaceholderData))
    return (
      <div className="p-5 sm:p-7">
        <ErrorState as="h2" title="The list did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </div>
    )
  // An empty result for the old search says nothing about the new one.
  if (!data || (isPlaceholderData && data.data.length === 0))
    return (
      <LoadingRegion label="Loading the list…">
        <CenterRowsSkeleton isOfAthletes={center.role === 'coach'} />
      </LoadingRegion>
    )
  const { current_page, last_page, total } = data.meta
  const hasDistances = data.data.some((item) => item.kind === 'college' && item.distance !== null)
  const isEmpty = data.data.length === 0
  const order = isEmpty ? null : orderWords(list, hasDistances)
  return (
    <div
      ref={top}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className="pb-8 outline-none transition-opacity duration-(--fast) aria-busy:opacity-60"
    >
      <div className="flex flex-wrap justify-between gap-x-6 px-5 pt-3 pb-3 text-small text-muted sm:px-7">
        <p role="status">
          <b className="font-semibold text-text">
            {listedWords(center.role, list === 'favorites' ? (favorites ?? total) : total)}
          </b>
          {order && `, ${order}`}
        </p>
        {town && hasDistances && <p className="max-sm:hidden">From {town}</p>}
      </div>
      {isEmpty ? (
        <NothingListed
          center={center}
          list={list}
          hasMore={total > 0}
          isReadOnly={isReadOnly}
          isNarrowed={countChosen(filters.choice) > 0 || Boolean(search.q)}
          onFirst={() => onSearchChange((latest) => turnedTo(latest, 1))}
          onClear={() => {
            if (countChosen(filters.choice) > 0) filters.clearAll()
            onShowAll()
          }}
        />
      ) : (
        <Rows {...props} items={data.data} page={current_page} />
      )}
      {!isEmpty && last_page > 1 && (
        <div className="px-5 pt-6 sm:px-7">
          <Pagination
            current={current_page}
            last={last_page}
            label="Pages of the list"
            hrefOf={(page) => hrefOf(turnedTo(search, page))}
            onPageChange={(page) => {
              onSearchChange((latest) => turnedTo(latest, page))
              // The next page starts at the top.
              top.current?.focus({ preventScroll: true })
              top.current?.scrollIntoView({ block: 'start' })
            }}
          />
        </div>
      )}
    </div>
  )
}

const hearts = [Heart]

interface RowsProps extends ResultsPanelProps {
  items: CenterList['data']
  page: number
}

const Rows = ({
  center,
  search,
  items,
  page,
  isReadOnly,
  unreadOf,
  onSearchChange,
  ...actions
}: RowsProps) => {
  const favorite = useFavorite(center.id)
  const [removed, setRemoved] = useState<CenterItem | null>(null)
  const press = (item: CenterItem) => (isReadOnly ? setRemoved(item) : void favorite(item))
  return (
    <SharedIcons of={hearts}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets. */}
      <ul role="list" aria-label={center.role === 'coach' ? 'Athletes' : 'Colleges'} data-guide="rows">
        {items.map((item) =>
          item.kind === 'college' ? (
            <CollegeRow
              key={item.id}
              college={item}
              isOpen={search.college_id === item.id}
              pickedId={search.coach_id}
              unreadOf={unreadOf}
              onToggle={() =>
                onSearchChange(
                  (latest) => withCollege(latest, page, search.college_id === item.id ? null : item.id),
                  true,
                )
              }
              isReadOnly={isReadOnly}
              onFavorite={() => press(item)}
              onFacts={() => actions.onFacts(item)}
              onPick={(coach) => actions.onPickCoach(coach, item)}
              onReach={(coach, type) => actions.onReach(coach, item, type)}
              onRemove={actions.onRemoveCoach}
            />
          ) : (
            <CenterAthleteRow
              key={item.user_id}
              athlete={item}
              isPicked={search.athlete_id === item.user_id}
              unread={unreadOf(item)}
              onPick={() => actions.onPickAthlete(item.user_id)}
              onFavorite={() => press(item)}
            />
          ),
        )}
      </ul>
      <RemoveFavorite
        name={removed && itemName(removed)}
        onRemove={() => removed && favorite(removed)}
        onClose={() => setRemoved(null)}
      />
    </SharedIcons>
  )
}
