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
  /** The button's text, or its name if the visible content has none. */
  label?: string | undefined
  /** Replaces the label in the button. */
  children?: ReactNode
  items: readonly DropdownEntry[]
  align?: 'start' | 'end' | undefined
  /** The color theme of its part of the page, if it differs from the page's. */
  theme?: Theme | undefined
}

const { OnDemand, preload } = onDemand<DropdownMenuProps>(() =>
  import('./dropdown-menu.tsx').then(({ DropdownMenu }) => DropdownMenu),
)

/** A button with a menu of actions or links. */
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
