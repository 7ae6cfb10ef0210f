import type { SearchFilter } from '@fieldhouse/contract/search'
import { ChevronDown } from 'lucide-react'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { useMenu } from '../../../ui/use-menu.ts'
import { filterGroups } from '../filter-groups.ts'
import type { Filters } from '../use-filters.ts'
import type { FilterMenuProps } from './filter-menu.tsx'

const { OnDemand: FilterMenu, preload } = onDemand<FilterMenuProps>(() =>
  import('./filter-menu.tsx').then((module) => module.FilterMenu),
)

interface FilterDropdownProps {
  filter: SearchFilter
  filters: Filters
}

/** One filter behind a chip that says what is chosen of it. */
export const FilterDropdown = ({ filter, filters }: FilterDropdownProps) => {
  const { button, menu } = useMenu(preload)
  const { id, title, variants, selected } = filter
  const groups = filterGroups(filter, filters.selection)
  const only = selected.length === 1 ? variants.find((variant) => variant.id === selected[0]) : undefined
  // It looks like a chip that is on, but what it does is to open a menu.
  const opening = { ...button, 'aria-pressed': undefined }
  return (
    <>
      <Chip isOn={selected.length > 0} {...opening} disabled={groups.length === 0}>
        <span>
          {only ? (
            <>
              <span className="sr-only">{title}: </span>
              {only.title}
            </>
          ) : (
            title
          )}
        </span>
        {selected.length > 1 && (
          <span>
            {selected.length}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <Icon of={ChevronDown} size="sm" />
      </Chip>
      <FilterMenu
        {...menu}
        groups={groups}
        selected={selected}
        wanted={filters.wanted?.[id] ?? selected}
        isSingle={id === 'sports'}
        onToggle={(variant) => filters.toggle(id, variant)}
        onClear={() => filters.clear(id)}
      />
    </>
  )
}
