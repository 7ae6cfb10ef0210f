import { ChevronDown } from 'lucide-react'
import { Chip } from '../data/chip.tsx'
import { onDemand } from '../loading/on-demand.tsx'
import { Icon } from '../media/icon.tsx'
import type { FilterMenuProps, FilterVariants } from './filter-menu.tsx'
import { useMenu } from './use-menu.ts'

interface FilterDropdownProps extends FilterVariants {
  label: string
  /** What is chosen, in place of the label; without it the chip says how many are. */
  words?: string | undefined
}

const { OnDemand: FilterMenu, preload } = onDemand<FilterMenuProps>(() =>
  import('./filter-menu.tsx').then((module) => module.FilterMenu),
)

/** Some of many, behind a chip that says what is chosen. */
export const FilterDropdown = ({ label, words, ...variants }: FilterDropdownProps) => {
  const { button, menu } = useMenu(preload)
  const { groups, selected } = variants
  // It looks like a chip that is on, but what it does is to open a menu.
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
