import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import type { OnDemandProps } from '../loading/on-demand.tsx'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'
import { OptionText } from './menu-option.tsx'
import { MenuPopup, type MenuPopupProps, menuItemClassName } from './menu-popup.tsx'

export interface FilterGroup {
  heading: string | null
  variants: readonly { id: string; title: string; count?: number | undefined }[]
}

/** A filter's options, and the chosen ones. */
export interface FilterVariants {
  groups: readonly FilterGroup[]
  selected: readonly string[]
  /** The choice including unsaved changes, if choices are saved before they apply. */
  wanted?: readonly string[] | undefined
  /** One at a time: choosing closes the menu. */
  isSingle?: boolean | undefined
  onToggle: (variant: string) => void
  onClear: () => void
}

export type FilterMenuProps = Omit<MenuPopupProps, 'children' | 'align' | 'theme'> &
  OnDemandProps &
  FilterVariants

/** Stays open while choosing several. Typed letters move to matching options. */
export const FilterMenu = ({
  groups,
  selected,
  wanted = selected,
  isSingle = false,
  onToggle,
  onClear,
  opener: _,
  ...popup
}: FilterMenuProps) => (
  <MenuPopup {...popup}>
    {groups.map(({ heading, variants }) => (
      <Group key={heading} heading={heading}>
        {variants.map(({ id, title, count }) => (
          <Menu.CheckboxItem
            key={id}
            label={title}
            checked={selected.includes(id)}
            closeOnClick={isSingle}
            onCheckedChange={() => onToggle(id)}
            className={classNames(menuItemClassName, 'group')}
          >
            <Box isRound={isSingle} isSaving={selected.includes(id) !== wanted.includes(id)} />
            <OptionText option={{ value: id, label: title, count }} />
          </Menu.CheckboxItem>
        ))}
      </Group>
    ))}
    <div className="sticky -bottom-1 -mx-1 -mb-1 border-t border-line bg-raised p-1">
      <Menu.Item
        closeOnClick={false}
        disabled={selected.length === 0}
        onClick={onClear}
        className={classNames(menuItemClassName, 'justify-center font-semibold')}
      >
        Clear
      </Menu.Item>
    </div>
  </MenuPopup>
)

const Group = ({ heading, children }: { heading: string | null; children: ReactNode }) =>
  heading === null ? (
    children
  ) : (
    <Menu.Group>
      <Menu.GroupLabel className="label px-3 pt-3 pb-1.5 text-muted">{heading}</Menu.GroupLabel>
      {children}
    </Menu.Group>
  )

/** Checked after it is saved, and not before. */
const Box = ({ isRound, isSaving }: { isRound: boolean; isSaving: boolean }) =>
  isSaving ? (
    <span className="grid size-[18px] shrink-0 place-items-center">
      <Spinner />
    </span>
  ) : (
    <span
      className={classNames(
        'grid size-[18px] shrink-0 place-items-center border border-line-strong text-transparent group-data-checked:border-accent-text group-data-checked:bg-accent group-data-checked:text-on-accent',
        isRound ? 'rounded-full' : 'rounded-xs',
      )}
    >
      <Icon of={Check} size="sm" />
    </span>
  )
