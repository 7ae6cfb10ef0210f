import { ChevronDown } from 'lucide-react'
import { Chip } from '../data/chip.tsx'
import { onDemand } from '../loading/on-demand.tsx'
import { Icon } from '../media/icon.tsx'
import type { FilterMenuProps, FilterVariants } from './filter-menu.tsx'
import { useMenu } from './use-menu.ts'

interface FilterDropdownProps extends FilterVariants {
  label: string
  /** The choice as text, replacing the label. Without it the chip shows the count. */
  words?: string | undefined
}

const { OnDemand: FilterMenu, preload } = onDemand<FilterMenuProps>(() =>
  import('./filter-menu.tsx').then((module) => module.FilterMenu),
)

/** Several of many, behind a chip that shows the choice. */
export const FilterDropdown = ({ label, words, ...variants }: FilterDropdownProps) => {
  const { button, menu } = useMenu(preload)
  const { groups, selected } = variants
  // It looks like a toggled chip, but it opens a menu.
  const opening = { ...button, 'aria-pressed': undefined }
  return (
    <>
      <Chip isOn={selected.length > 0} {...opening} disabled={groups.length === 0}>
        <span>
          {words && <span className="sr-only">{label}: </span>}
          {words ?? label}
        </span>
        {words === undefined && selected.length > 0 && (
          <span>
            {selected.length}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <Icon of={ChevronDown} size="sm" />
      </Chip>
      <FilterMenu {...menu} {...variants} />
    </>
  )
}
