import type { RecruitingFilter } from '@fieldhouse/contract/recruiting'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMenu } from '../../../ui/use-menu.ts'
import { chipWords, countChosen } from './filter-choice.ts'
import type { FilterMenuProps } from './filter-menu.tsx'
import type { CenterFilters } from './use-center-filters.ts'

const { OnDemand: FilterMenu, preload } = onDemand<FilterMenuProps>(() =>
  import('./filter-menu.tsx').then((module) => module.FilterMenu),
)

/** On a phone the chips are one row that scrolls sideways. */
const chipRow =
  'relative flex items-center gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:shrink-0 sm:flex-wrap'

/** RCC-01: what the results are narrowed by, each filter behind a chip that says what is chosen of it. */
export const FilterBar = ({ filters }: { filters: CenterFilters }) => {
  const { all, choice, wanted, fault } = filters
  const group = useRef<HTMLFieldSetElement>(null)
  if (all === null) return <FilterBarSkeleton />
  if (all.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fieldset ref={group} tabIndex={-1} aria-busy={wanted !== null} className="min-w-0 outline-none">
        <legend className="sr-only">Filters</legend>
        <div className={chipRow}>
          {all.map((filter) => (
            <FilterChip key={filter.id} filter={filter} filters={filters} />
          ))}
          {countChosen(choice) > 0 && (
            <Button
              variant="borderless"
              size="sm"
              onClick={() => {
                filters.clearAll()
                // The button is gone when nothing is left to clear.
                group.current?.focus()
              }}
            >
              Clear all
            </Button>
          )}
        </div>
      </fieldset>
      {fault && (
        <Notice tone="danger" isAlert title="Your filters are as they were">
          The change could not be saved. {fault}
        </Notice>
      )}
    </div>
  )
}

const FilterChip = ({ filter, filters }: { filter: RecruitingFilter; filters: CenterFilters }) => {
  const { button, menu } = useMenu(preload)
  const { id, title, selected } = filter
  const words = chipWords(filter)
  // It looks like a chip that is on, but what it does is to open a menu.
  const opening = { ...button, 'aria-pressed': undefined }
  return (
    <>
      <Chip isOn={selected.length > 0} {...opening} disabled={filter.variants.length === 0}>
        <span>
          {!words.startsWith(title) && <span className="sr-only">{title}: </span>}
          {words}
        </span>
        <Icon of={ChevronDown} size="sm" />
      </Chip>
      <FilterMenu
        {...menu}
        filter={filter}
        wanted={filters.wanted ? (filters.wanted[id] ?? []) : selected}
        onToggle={(variant) => filters.toggle(filter, variant)}
        onClear={() => filters.clear(id)}
      />
    </>
  )
}

const widths = ['w-24', 'w-28', 'w-20', 'w-24', 'w-18', 'w-22', 'w-18', 'w-28']

const FilterBarSkeleton = () => (
  <div aria-hidden="true" className={chipRow}>
    {widths.map((width, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
      <Skeleton key={place} className={`h-8 rounded-full touch:h-11 ${width}`} />
    ))}
  </div>
)
