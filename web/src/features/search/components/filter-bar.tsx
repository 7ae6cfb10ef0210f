import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type OnDemandProps, onDemand } from '../../../ui/on-demand.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { countSelected } from '../filter-selection.ts'
import type { Filters } from '../use-filters.ts'
import { FilterDropdown } from './filter-dropdown.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'

const { OnDemand: FilterSheet, preload: preloadSheet } = onDemand<FilterSheetProps & OnDemandProps>(() =>
  import('./filter-sheet.tsx').then((module) => module.FilterSheet),
)

interface FilterBarProps {
  filters: Filters
  /** The words of the button that leads from the sheet back to who is found. */
  done: ReactNode
}

/** SRC-02: what a search is narrowed by: a row of menus, and on a phone a sheet behind one button. */
export const FilterBar = ({ filters, done }: FilterBarProps) => {
  const { all, selection, wanted, fault } = filters
  const group = useRef<HTMLFieldSetElement>(null)
  const count = countSelected(selection)
  if (all === null) return <FilterBarSkeleton />
  if (all.length === 0) return null
  return (
    <div className="grid gap-3 noscript:hidden">
      <fieldset ref={group} tabIndex={-1} aria-busy={wanted !== null} className="min-w-0 outline-none">
        <legend className="sr-only">Filters</legend>
        <div className="hidden flex-wrap items-center gap-2 sm:flex">
          {all.map((filter) => (
            <FilterDropdown key={filter.id} filter={filter} filters={filters} />
          ))}
          {count > 0 && (
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
        <SheetButton filters={filters} count={count} done={done} />
      </fieldset>
      {fault && (
        <Notice tone="danger" isAlert title="Your filters are as they were">
          The change could not be saved. {fault}
        </Notice>
      )}
    </div>
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

const FilterBarSkeleton = () => (
  <div aria-hidden="true">
    <div className="hidden flex-wrap gap-2 sm:flex">
      {['w-20', 'w-24', 'w-20', 'w-20', 'w-24', 'w-24', 'w-24'].map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
        <Skeleton key={place} className={`h-8 rounded-full touch:h-11 ${width}`} />
      ))}
    </div>
    <Skeleton className="h-10 w-full rounded-sm touch:h-11 sm:hidden" />
  </div>
)
