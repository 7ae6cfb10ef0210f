import { Link } from '@tanstack/react-router'
import { buttonClassName } from '../ui/actions/button-class-name.ts'
import { Icon } from '../ui/media/icon.tsx'
import type { Shortcut } from './shortcuts.ts'

/** The header's icon buttons. Between the phone menu and a wide window, the text links have the room. */
export const ShortcutButtons = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) =>
  shortcuts.length > 0 && (
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
