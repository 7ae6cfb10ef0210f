import type { SearchFilter } from '@fieldhouse/contract/search'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { type OnDemandProps, onDemand } from '../../../ui/loading/on-demand.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { FilterDropdown } from '../../../ui/menus/filter-dropdown.tsx'
import { FilterSet } from '../../../ui/menus/filter-set.tsx'
import { filterGroups } from '../filter-groups.ts'
import { countSelected } from '../filter-selection.ts'
import type { Filters } from '../use-filters.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'

const { OnDemand: FilterSheet, preload: preloadSheet } = onDemand<FilterSheetProps & OnDemandProps>(() =>
  import('./filter-sheet.tsx').then((module) => module.FilterSheet),
)

interface FilterBarProps {
  filters: Filters
  /** The label of the button that returns from the sheet to the results. */
  done: ReactNode
}

/** SRC-02: the search filters: a row of menus, and on a phone a sheet behind one button. */
export const SearchFilterBar = ({ filters, done }: FilterBarProps) => {
  const { all, selection, wanted, fault, clearAll } = filters
  const count = countSelected(selection)
  if (all === null) return <SearchFilterSkeleton />
  if (all.length === 0) return null
  return (
    <FilterSet
      isSaving={wanted !== null}
      hasChoice={count > 0}
      onClearAll={clearAll}
      fault={fault}
      rowClassName="hidden flex-wrap items-center gap-2 sm:flex"
      instead={<SheetButton filters={filters} count={count} done={done} />}
    >
      {all.map((filter) => (
        <AthleteFilter key={filter.id} filter={filter} filters={filters} />
      ))}
    </FilterSet>
  )
}

const AthleteFilter = ({ filter, filters }: { filter: SearchFilter; filters: Filters }) => {
  const { id, title, variants, selected } = filter
  const only = selected.length === 1 ? variants.find((variant) => variant.id === selected[0]) : undefined
  return (
    <FilterDropdown
      label={title}
      words={only?.title}
      groups={filterGroups(filter, filters.selection)}
      selected={selected}
      wanted={filters.wanted?.[id]}
      isSingle={id === 'sports'}
      onToggle={(variant) => filters.toggle(id, variant)}
      onClear={() => filters.clear(id)}
    />
  )
}

const SheetButton = ({ filters, count, done }: FilterBarProps & { count: number }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="sm:hidden">
      <Button
        isOutlined
        isBlock
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadSheet}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} />
        Filters
        <Badge count={count} label={`${count} chosen`} />
      </Button>
      <FilterSheet isOpen={isOpen} onClose={() => setOpen(false)} filters={filters} done={done} />
    </div>
  )
}

const SearchFilterSkeleton = () => (
  <div aria-hidden="true">
    <div className="hidden flex-wrap gap-2 sm:flex">
      {['w-20', 'w-24', 'w-20', 'w-20', 'w-24', 'w-24', 'w-24'].map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a static drawing
        <Skeleton key={place} className={`h-8 rounded-full touch:h-11 ${width}`} />
      ))}
    </div>
    <Skeleton className="h-10 w-full rounded-sm touch:h-11 sm:hidden" />
  </div>
)
