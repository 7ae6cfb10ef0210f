import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { type MenuOption, OptionText } from './menu-option.tsx'
import { MenuPopup, type MenuPopupProps, menuItemLook } from './menu-popup.tsx'
import type { OnDemandProps } from './on-demand.tsx'

export type FilterMenuProps = Omit<MenuPopupProps, 'children'> &
  OnDemandProps & {
    options: readonly MenuOption[]
    value: readonly string[]
    onValueChange: (value: ReadonlySet<string>) => void
    clearLabel: string
  }

/** Stays open while one chooses. */
export const FilterMenu = ({
  options,
  value,
  onValueChange,
  clearLabel,
  opener: _,
  ...popup
}: FilterMenuProps) => {
  const chosen = new Set(value)
  return (
    <MenuPopup {...popup}>
      {options.map((option) => (
        <Menu.CheckboxItem
          key={option.value}
          label={option.label}
          checked={chosen.has(option.value)}
          onCheckedChange={(isChosen) => {
            if (isChosen) chosen.add(option.value)
            else chosen.delete(option.value)
            onValueChange(chosen)
          }}
          className={classNames(menuItemLook, 'group')}
        >
          <span className="grid size-[18px] shrink-0 place-items-center rounded-xs border border-line-strong text-transparent group-data-checked:border-accent-text group-data-checked:bg-accent group-data-checked:text-on-accent">
            <Icon of={Check} size="sm" />
          </span>
          <OptionText option={option} />
        </Menu.CheckboxItem>
      ))}
      <div className="sticky -bottom-1 -mx-1 -mb-1 border-t border-line bg-raised p-1">
        <Menu.Item
          closeOnClick={false}
          disabled={value.length === 0}
          onClick={() => onValueChange(new Set())}
          className={classNames(menuItemLook, 'justify-center font-semibold')}
        >
          {clearLabel}
        </Menu.Item>
      </div>
    </MenuPopup>
  )
}
