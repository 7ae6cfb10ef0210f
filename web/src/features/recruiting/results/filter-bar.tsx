import type { RecruitingFilter } from '@fieldhouse/contract/recruiting'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FilterDropdown } from '../../../ui/menus/filter-dropdown.tsx'
import { chipRow, FilterSet } from '../../../ui/menus/filter-set.tsx'
import { chipWords, countChosen } from './filter-choice.ts'
import type { CenterFilters } from './use-center-filters.ts'

/** RCC-01: the result filters, each in a chip that shows its choice. */
export const CenterFilterBar = ({ filters }: { filters: CenterFilters }) => {
  const { all, choice, wanted, fault, clearAll } = filters
  if (all === null) return <CenterFilterSkeleton />
  if (all.length === 0) return null
  return (
    <FilterSet
      isSaving={wanted !== null}
      hasChoice={countChosen(choice) > 0}
      onClearAll={clearAll}
      fault={fault}
      rowClassName={chipRow}
    >
      {all.map((filter) => (
        <CenterFilter key={filter.id} filter={filter} filters={filters} />
      ))}
    </FilterSet>
  )
}

const CenterFilter = ({ filter, filters }: { filter: RecruitingFilter; filters: CenterFilters }) => {
  const { id, title, variants, selected, is_single } = filter
  return (
    <FilterDropdown
      label={title}
      words={chipWords(filter)}
      groups={variants.length > 0 ? [{ heading: null, variants }] : []}
      selected={selected}
      wanted={filters.wanted ? (filters.wanted[id] ?? []) : selected}
      isSingle={is_single}
      onToggle={(variant) => filters.toggle(filter, variant)}
      onClear={() => filters.clear(id)}
    />
  )
}

const widths = ['w-24', 'w-28', 'w-20', 'w-24', 'w-18', 'w-22', 'w-18', 'w-28']

const CenterFilterSkeleton = () => (
  <div aria-hidden="true" className={chipRow}>
    {widths.map((width, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a static drawing
      <Skeleton key={place} className={`h-8 rounded-full touch:h-11 ${width}`} />
    ))}
  </div>
)
