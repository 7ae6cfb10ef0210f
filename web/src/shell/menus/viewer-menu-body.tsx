import { Menu } from '@base-ui/react/menu'
import type { User } from '@fieldhouse/contract/accounts'
import { Link } from '@tanstack/react-router'
import { LogOut, MessageCircle } from 'lucide-react'
import type { OnDemandProps } from '../../ui/loading/on-demand.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { MenuPopup, MenuRule, menuItemClassName } from '../../ui/menus/menu-popup.tsx'
import type { MenuTies } from '../../ui/menus/use-menu.ts'
import { placesOf } from '../layouts/area-places.ts'
import { useHasAgent } from '../messages/use-has-agent.ts'
import { typeNames } from '../navigation.ts'
import { openPopup } from '../popups.ts'

export type ViewerMenuBodyProps = MenuTies & OnDemandProps & { viewer: User; onSignOut: () => void }

/** SHL-09: 262 px, and 358 px for a family, minus the menu's frame. */
const widthOf = ({ type }: User) => (type === 'athlete' || type === 'parent' ? 'w-[348px]' : 'w-[252px]')

export const ViewerMenuBody = ({ viewer, onSignOut, opener: _, ...ties }: ViewerMenuBodyProps) => (
  <MenuPopup {...ties} align="end">
    <div className={`${widthOf(viewer)} max-w-full`}>
      <Menu.Group>
        <Menu.GroupLabel className="grid gap-0.5 px-3 pt-2.5 pb-2 text-start">
          <span className="display text-d4 wrap-anywhere">
            {viewer.first_name} {viewer.last_name}
          </span>
          <span className="text-small text-muted wrap-anywhere">
            {typeNames[viewer.type]}
            {viewer.email && ` · ${viewer.email}`}
          </span>
        </Menu.GroupLabel>
        <MenuRule />
        {placesOf(viewer).map(({ label, to, isExact = false }) => (
          <Menu.LinkItem
            key={to}
            label={label}
            closeOnClick
            className={menuItemClassName}
            render={
              <Link
                to={to}
                activeOptions={{ exact: isExact, includeSearch: false }}
                activeProps={{ 'aria-current': 'page' }}
              />
            }
          >
            <span className="min-w-0 grow wrap-anywhere">{label}</span>
          </Menu.LinkItem>
        ))}
        <AgentItem viewer={viewer} />
      </Menu.Group>
      <MenuRule />
      <Menu.Item label="Sign Out" className={menuItemClassName} onClick={onSignOut}>
        <Icon of={LogOut} />
        <span className="min-w-0 grow">Sign Out</span>
      </Menu.Item>
    </div>
  </MenuPopup>
)

const AgentItem = ({ viewer }: { viewer: User }) =>
  useHasAgent(viewer) ? (
    <Menu.Item
      label="Chat with Your Agent"
      className={menuItemClassName}
      onClick={() => openPopup({ name: 'messenger' })}
    >
      <Icon of={MessageCircle} />
      <span className="min-w-0 grow">Chat with Your Agent</span>
    </Menu.Item>
  ) : null
