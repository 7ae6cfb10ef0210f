import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { OnDemandProps } from '../loading/on-demand.tsx'
import { Icon } from '../media/icon.tsx'
import { type MenuOption, OptionText } from './menu-option.tsx'
import { MenuPopup, type MenuPopupProps, menuItemClassName } from './menu-popup.tsx'

export type SortMenuProps = Omit<MenuPopupProps, 'children'> &
  OnDemandProps & {
    options: readonly MenuOption[]
    value: string
    onValueChange: (value: string) => void
  }

export const SortMenu = ({ options, value, onValueChange, opener: _, ...popup }: SortMenuProps) => (
  <MenuPopup {...popup}>
    <Menu.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <Menu.RadioItem
          key={option.value}
          value={option.value}
          label={option.label}
          closeOnClick
          className={`${menuItemClassName} group data-checked:font-semibold`}
        >
          <Icon of={Check} className="invisible group-data-checked:visible" />
          <OptionText option={option} />
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  </MenuPopup>
)
