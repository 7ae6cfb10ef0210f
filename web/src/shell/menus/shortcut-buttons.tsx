import type { User } from '@fieldhouse/contract/accounts'
import { Link } from '@tanstack/react-router'
import { buttonClassName } from '../../ui/actions/button-class-name.ts'
import type { OnDemandProps } from '../../ui/loading/on-demand.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { shortcutsOf } from './shortcuts.ts'

export interface ShortcutButtonsProps extends OnDemandProps {
  viewer: User | null
  /** The athlete in the address. */
  athleteUserId: string | null
}

/** The header's icon buttons. Between the phone menu and a wide window, the text links have the room. */
export const ShortcutButtons = ({ viewer, athleteUserId }: ShortcutButtonsProps) => {
  const shortcuts = shortcutsOf(viewer, athleteUserId)
  if (shortcuts.length === 0) return null
  return (
    <nav aria-label="Shortcuts" className="hidden sm:max-menu:flex lg:flex">
      {shortcuts.map(({ title, to, icon }) => (
        <Link
          key={to}
          to={to}
          title={title}
          aria-label={title}
          activeOptions={{ exact: true, includeSearch: false }}
          {...buttonClassName({ variant: 'borderless', isIcon: true })}
        >
          <Icon of={icon} />
        </Link>
      ))}
    </nav>
  )
}
