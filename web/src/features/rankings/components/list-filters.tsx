import { type Gender, sports } from '@fieldhouse/contract/accounts'
import { useRouterState } from '@tanstack/react-router'
import { parseSearch } from '../../../lib/search-params.ts'
import { groupName, sportName } from '../../../lib/sport-names.ts'
import { TabLinks } from '../../../ui/navigation/tabs.tsx'
import { readTopSearch, type TopSearch } from '../rankings-search.ts'
import { FilterLink } from './filter-link.tsx'
import { PillLinks } from './pill-links.tsx'

interface ListFiltersProps {
  /** The list's path. */
  to: '/top-100' | '/roster'
  /** The list that is shown. */
  search: TopSearch
  /** The defaults for an address without parameters. */
  defaults?: TopSearch
  /** The classes that have athletes. Unknown while they load. */
  classes: readonly number[]
  /** The list can combine all sports, girls, and boys. A ranking never does. */
  hasAll?: boolean
}

const genders: readonly Gender[] = ['female', 'male']

/** What the address requests. While the next list loads, the previous one is still shown. */
const useAskedSearch = (to: string): TopSearch | null => {
  const searchStr = useRouterState({
    select: ({ location }) => (location.pathname === to ? location.searchStr : null),
  })
  return searchStr === null ? null : readTopSearch(parseSearch(searchStr))
}

/** Sport, girls or boys, and class as links, so each list can be shared and found. */
export const ListFilters = ({ to, search, defaults = {}, classes, hasAll = false }: ListFiltersProps) => {
  const asked = useAskedSearch(to) ?? search
  // The same list has the same address, whatever was pressed first.
  const but = (change: Parameters<typeof readTopSearch>[0]) =>
    readTopSearch({ ...defaults, ...asked, ...change })
  const years =
    search.class === undefined || classes.includes(search.class) ? classes : [...classes, search.class]
  return (
    <div className="grid gap-4">
      <TabLinks label="Sports">
        {hasAll && (
          <FilterLink
            to={to}
            search={but({ sport: undefined })}
            resetScroll={false}
            isChosen={search.sport === undefined}
          >
            All sports
          </FilterLink>
        )}
        {sports.map((sport) => (
          <FilterLink
            key={sport}
            to={to}
            search={but({ sport })}
            resetScroll={false}
            isChosen={search.sport === sport}
          >
            {sportName(sport)}
          </FilterLink>
        ))}
      </TabLinks>
      <PillLinks label="Girls or boys">
        {hasAll && (
          <FilterLink
            to={to}
            search={but({ gender: undefined })}
            resetScroll={false}
            isChosen={search.gender === undefined}
          >
            Everyone
          </FilterLink>
        )}
        {genders.map((gender) => (
          <FilterLink
            key={gender}
            to={to}
            search={but({ gender })}
            resetScroll={false}
            isChosen={search.gender === gender}
          >
            {groupName(gender)}
          </FilterLink>
        ))}
      </PillLinks>
      <PillLinks label="Classes">
        <FilterLink
          to={to}
          search={but({ class: undefined })}
          resetScroll={false}
          isChosen={search.class === undefined}
        >
          All classes
        </FilterLink>
        {years
          .toSorted((a, b) => a - b)
          .map((year) => (
            <FilterLink
              key={year}
              to={to}
              search={but({ class: year })}
              resetScroll={false}
              isChosen={search.class === year}
            >
              {year}
            </FilterLink>
          ))}
      </PillLinks>
    </div>
  )
}
