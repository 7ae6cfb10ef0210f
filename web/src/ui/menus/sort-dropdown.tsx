import { ChevronDown } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { onDemand } from '../loading/on-demand.tsx'
import { Icon } from '../media/icon.tsx'
import type { Theme } from '../style/themes.ts'
import type { MenuOption } from './menu-option.tsx'
import type { SortMenuProps } from './sort-menu.tsx'
import { useMenu } from './use-menu.ts'

export interface SortDropdownProps<Value extends string> {
  label: string
  options: readonly MenuOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  align?: 'start' | 'end' | undefined
  /** The color theme of its part of the page, if it differs from the page's. */
  theme?: Theme | undefined
}

const { OnDemand, preload } = onDemand<SortMenuProps>(() =>
  import('./sort-menu.tsx').then(({ SortMenu }) => SortMenu),
)

/** One of a few sort orders, with the count of each. */
export const SortDropdown = <Value extends string>({
  label,
  options,
  value,
  onValueChange,
  align = 'end',
  theme,
}: SortDropdownProps<Value>) => {
  const { button, menu } = useMenu(preload)
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <>
      <Button variant="borderless" {...button}>
        <span className="font-normal text-muted">{label}</span>
        {options.find((option) => option.value === value)?.label}
        <Icon of={ChevronDown} size="sm" />
      </Button>
      <OnDemand
        {...menu}
        options={options}
        value={value}
        onValueChange={choose}
        align={align}
        theme={theme}
      />
    </>
  )
}
