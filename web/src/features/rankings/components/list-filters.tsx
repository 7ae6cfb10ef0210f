import { sports } from '@fieldhouse/contract/accounts'
import { sportName } from '../../../lib/sport-names.ts'
import { TabLinks } from '../../../ui/tabs.tsx'
import type { TopSearch } from '../rankings-search.ts'
import { FilterLink } from './filter-link.tsx'
import { PillLinks } from './pill-links.tsx'

interface ListFiltersProps {
  /** Where the list stands. */
  to: '/top-100' | '/roster'
  search: TopSearch
  /** Of which there is somebody; unknown while it loads. */
  classes: readonly number[]
  /** The list can be of all sports together. */
  hasAllSports?: boolean
}

/** Which sport and which class: links, so that each list can be sent and found. */
export const ListFilters = ({ to, search, classes, hasAllSports = false }: ListFiltersProps) => {
  const ofClass = search.class === undefined ? {} : { class: search.class }
  const ofSport = search.sport === undefined ? {} : { sport: search.sport }
  const years =
    search.class === undefined || classes.includes(search.class) ? classes : [...classes, search.class]
  return (
    <div className="grid gap-4">
      <TabLinks label="Sports">
        {hasAllSports && (
          <FilterLink to={to} search={ofClass} resetScroll={false} isChosen={search.sport === undefined}>
            All sports
          </FilterLink>
        )}
        {sports.map((sport) => (
          <FilterLink
            key={sport}
            to={to}
            search={{ ...ofClass, sport }}
            resetScroll={false}
            isChosen={search.sport === sport}
          >
            {sportName(sport)}
          </FilterLink>
        ))}
      </TabLinks>
      <PillLinks label="Classes">
        <FilterLink to={to} search={ofSport} resetScroll={false} isChosen={search.class === undefined}>
          All classes
        </FilterLink>
        {years
          .toSorted((a, b) => a - b)
          .map((year) => (
            <FilterLink
              key={year}
              to={to}
              search={{ ...ofSport, class: year }}
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
