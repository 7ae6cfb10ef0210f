import { ChevronDown } from 'lucide-react'
import { Chip } from './chip.tsx'
import type { FilterMenuProps } from './filter-menu.tsx'
import { Icon } from './icon.tsx'
import type { MenuOption } from './menu-option.tsx'
import { onDemand } from './on-demand.tsx'
import type { Theme } from './themes.ts'
import { useMenu } from './use-menu.ts'

interface FilterDropdownProps<Value extends string> {
  label: string
  options: readonly MenuOption<Value>[]
  value: readonly Value[]
  onValueChange: (value: readonly Value[]) => void
  align?: 'start' | 'end' | undefined
  /** The colour of the part of the page it belongs to, where that is not the page's own. */
  theme?: Theme | undefined
  clearLabel?: string | undefined
}

const { OnDemand, preload } = onDemand<FilterMenuProps>(() =>
  import('./filter-menu.tsx').then(({ FilterMenu }) => FilterMenu),
)

/** Some of many, behind a chip that says how many are chosen. */
export const FilterDropdown = <Value extends string>({
  label,
  options,
  value,
  onValueChange,
  align,
  theme,
  clearLabel = 'Clear',
}: FilterDropdownProps<Value>) => {
  const { button, menu } = useMenu(preload)
  const choose = (chosen: ReadonlySet<string>) =>
    onValueChange(options.flatMap((option) => (chosen.has(option.value) ? option.value : [])))
  // It looks like a chip that is on, but what it does is to open a menu.
  const opening = { ...button, 'aria-pressed': undefined }
  return (
    <>
      <Chip isOn={value.length > 0} {...opening} disabled={options.length === 0}>
        {label}
        {value.length > 0 && (
          <span>
            {value.length}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <Icon of={ChevronDown} size="sm" />
      </Chip>
      <OnDemand
        {...menu}
        options={options}
        value={value}
        onValueChange={choose}
        align={align}
        theme={theme}
        clearLabel={clearLabel}
      />
    </>
  )
}
