import { Menu } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactElement } from 'react'
import type { OnDemandProps } from '../loading/on-demand.tsx'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'
import { MenuPopup, type MenuPopupProps, MenuRule, menuItemClassName } from './menu-popup.tsx'

interface DropdownItem {
  label: string
  onSelect?: (() => void) | undefined
  href?: string | undefined
  /** The link element, without content: `<Link to="/account" />`. */
  render?: ReactElement | undefined
  icon?: LucideIcon | undefined
  /** Beside the label: a number, a key. */
  detail?: string | undefined
  isDanger?: boolean | undefined
  isDisabled?: boolean | undefined
}

interface DropdownGroup {
  heading: string
  items: readonly DropdownItem[]
}

export type DropdownEntry = DropdownItem | DropdownGroup | 'separator'

export type DropdownMenuProps = Omit<MenuPopupProps, 'children'> &
  OnDemandProps & { items: readonly DropdownEntry[] }

export const DropdownMenu = ({ items, opener: _, ...popup }: DropdownMenuProps) => (
  <MenuPopup {...popup}>
    {items.map((entry, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries are fixed, not sorted
      <Fragment key={place}>
        <Entry entry={entry} />
      </Fragment>
    ))}
  </MenuPopup>
)

const Entry = ({ entry }: { entry: DropdownEntry }) => {
  if (entry === 'separator') return <MenuRule />
  if (!('items' in entry)) return <Item item={entry} />
  return (
    <Menu.Group>
      <Menu.GroupLabel className="label px-3 pt-3 pb-1.5 text-muted">{entry.heading}</Menu.GroupLabel>
      {entry.items.map((item) => (
        <Item key={item.label} item={item} />
      ))}
    </Menu.Group>
  )
}

const Item = ({ item }: { item: DropdownItem }) => {
  const { label, icon, detail, href, render, isDanger, isDisabled = false, onSelect } = item
  const look = {
    label,
    className: classNames(menuItemClassName, isDanger && 'text-danger data-highlighted:bg-danger-soft'),
    children: (
      <>
        {icon && <Icon of={icon} />}
        <span className="min-w-0 grow">{label}</span>
        {detail && <span className="shrink-0 text-small text-muted">{detail}</span>}
      </>
    ),
    ...(onSelect ? { onClick: () => onSelect() } : {}),
  }
  if (isDisabled || (href === undefined && !render)) return <Menu.Item {...look} disabled={isDisabled} />
  return <Menu.LinkItem {...look} {...(render ? { render } : { href })} closeOnClick />
}
