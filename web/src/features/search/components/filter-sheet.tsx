import type { SearchFilter } from '@fieldhouse/contract/search'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Chip } from '../../../ui/data/chip.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { FilterFault } from '../../../ui/menus/filter-set.tsx'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { filterGroups } from '../filter-groups.ts'
import { countSelected } from '../filter-selection.ts'
import type { Filters } from '../use-filters.ts'

export interface FilterSheetProps {
  isOpen: boolean
  onClose: () => void
  filters: Filters
  done: ReactNode
}

/** SRC-02 on a phone: all filters in one list. Each press applies immediately. The button at the end only goes back. */
export const FilterSheet = ({ isOpen, onClose, filters, done }: FilterSheetProps) => (
  <Drawer
    isOpen={isOpen}
    onClose={onClose}
    title="Filters"
    footer={
      <>
        <ClearAll filters={filters} />
        <Button onClick={onClose}>
          <span aria-live="polite">{done}</span>
        </Button>
      </>
    }
  >
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 pt-2">
      <FilterFault fault={filters.fault} />
      {filters.all?.map((filter) => (
        <FilterSection key={filter.id} filter={filter} filters={filters} />
      ))}
    </div>
  </Drawer>
)

/** It stays even with nothing to clear, or the focus would be lost with it. */
const ClearAll = ({ filters }: { filters: Filters }) => {
  const isEmpty = countSelected(filters.selection) === 0
  return (
    <Button isOutlined aria-disabled={isEmpty} onClick={() => isEmpty || filters.clearAll()}>
      Clear all
    </Button>
  )
}

const FilterSection = ({ filter, filters }: { filter: SearchFilter; filters: Filters }) => {
  const groups = filterGroups(filter, filters.selection)
  if (groups.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-d4 font-semibold uppercase">{filter.title}</legend>
      <div className="grid gap-4">
        {groups.map(({ heading, variants }) => (
          <div key={heading} className="grid gap-2">
            {heading && <p className="label text-muted">{heading}</p>}
            <div className="flex flex-wrap gap-2">
              {variants.map((variant) => (
                <VariantChip key={variant.id} {...{ filter, filters, variant }} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

interface VariantChipProps {
  filter: SearchFilter
  filters: Filters
  variant: SearchFilter['variants'][number]
}

const VariantChip = ({ filter: { id, selected }, filters, variant }: VariantChipProps) => {
  const isOn = selected.includes(variant.id)
  const isWanted = filters.wanted?.[id].includes(variant.id) ?? isOn
  return (
    <Chip isOn={isOn} aria-busy={isOn !== isWanted} onClick={() => filters.toggle(id, variant.id)}>
      {isOn !== isWanted && <Spinner />}
      <span>
        {variant.title}{' '}
        <span className="font-normal opacity-80">{variant.count.toLocaleString('en-US')}</span>
      </span>
    </Chip>
  )
}
