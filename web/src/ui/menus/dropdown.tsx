import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import type { ButtonStyle } from '../actions/button-class-name.ts'
import { onDemand } from '../loading/on-demand.tsx'
import { Icon } from '../media/icon.tsx'
import type { Theme } from '../style/themes.ts'
import type { DropdownEntry, DropdownMenuProps } from './dropdown-menu.tsx'
import { useMenu } from './use-menu.ts'

interface DropdownProps extends Omit<ButtonStyle, 'isActive'> {
  /** The text of the button, or its name where what is shown has none of its own. */
  label?: string | undefined
  /** Shown in the button instead of the label. */
  children?: ReactNode
  items: readonly DropdownEntry[]
  align?: 'start' | 'end' | undefined
  /** The colour of the part of the page it belongs to, where that is not the page's own. */
  theme?: Theme | undefined
}

const { OnDemand, preload } = onDemand<DropdownMenuProps>(() =>
  import('./dropdown-menu.tsx').then(({ DropdownMenu }) => DropdownMenu),
)

/** A button with a menu of things to do or places to go. */
export const Dropdown = ({ label, children, items, align, theme, ...look }: DropdownProps) => {
  const { button, menu } = useMenu(preload)
  return (
    <>
      <Button {...look} {...button} {...(children && label ? { 'aria-label': label } : {})}>
        {children ?? (
          <>
            {label}
            <Icon of={ChevronDown} size="sm" />
          </>
        )}
      </Button>
      <OnDemand {...menu} items={items} align={align} theme={theme} />
    </>
  )
}
