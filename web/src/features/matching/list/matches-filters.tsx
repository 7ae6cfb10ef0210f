import type { MatchOverview, MatchSort } from '@fieldhouse/contract/matching'
import { chances } from '@fieldhouse/contract/matching.match'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { SearchBox } from '../../../ui/lists/search-box.tsx'
import { FilterDropdown } from '../../../ui/menus/filter-dropdown.tsx'
import { chipRow, FilterSet } from '../../../ui/menus/filter-set.tsx'
import { SortDropdown } from '../../../ui/menus/sort-dropdown.tsx'
import { chanceNames } from '../match-labels.ts'
import {
  type FilterName,
  isFiltered,
  type MatchesSearch,
  narrowedTo,
  toggled,
  unfiltered,
} from './matches-search.ts'
import { sortNames } from './matches-words.ts'

interface MatchesFiltersProps {
  overview: Pick<MatchOverview, 'chances' | 'levels' | 'states' | 'home'>
  search: MatchesSearch
  onSearchChange: ChangeSearch<MatchesSearch>
}

/** BCM-02: what narrows and orders the list. It changes no score and no rank, and the address has it. */
export const MatchesFilters = ({ overview, search, onSearchChange }: MatchesFiltersProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => narrowedTo(latest, { q: q || undefined }), true),
  )
  const filters: readonly { name: FilterName; label: string; variants: readonly Variant[] }[] = [
    {
      name: 'chance',
      label: 'Chance',
      variants: chances.map((id) => ({ id, title: chanceNames[id], count: overview.chances[id] })),
    },
    {
      name: 'level',
      label: 'Level',
      variants: overview.levels.map(({ id, title, colleges }) => ({ id, title, count: colleges })),
    },
    {
      name: 'state',
      label: 'State',
      variants: overview.states.map(({ key, title, colleges }) => ({ id: key, title, count: colleges })),
    },
  ]
  const sorts = (['match', 'distance', 'cost', 'name'] as const).filter(
    (sort) => sort !== 'distance' || overview.home !== null,
  )
  return (
    <search className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line px-5 py-4 @3xl:px-10">
      <div className="w-full @3xl:w-72">
        <SearchBox label="College, city, or conference" field={field} text={text} onType={setText} />
      </div>
      <div className="min-w-0 grow">
        <FilterSet
          isSaving={false}
          hasChoice={isFiltered(search)}
          onClearAll={() => {
            setText('')
            onSearchChange((latest) => unfiltered(latest))
          }}
          fault={null}
          rowClassName={chipRow}
        >
          {filters.map(({ name, label, variants }) => (
            <FilterDropdown
              key={name}
              label={label}
              groups={[{ heading: null, variants }]}
              selected={search[name] ?? []}
              onToggle={(variant) => onSearchChange((latest) => toggled(latest, name, variant))}
              onClear={() => onSearchChange((latest) => narrowedTo(latest, { [name]: undefined }))}
            />
          ))}
        </FilterSet>
      </div>
      <div className="-my-1 ms-auto">
        <SortDropdown<MatchSort>
          label="Sort by"
          value={search.sort ?? 'match'}
          options={sorts.map((value) => ({ value, label: sortNames[value] }))}
          onValueChange={(sort) =>
            onSearchChange((latest) => narrowedTo(latest, { sort: sort === 'match' ? undefined : sort }))
          }
        />
      </div>
    </search>
  )
}

interface Variant {
  id: string
  title: string
  count: number
}
