import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OptionText } from '../../../ui/menu-option.tsx'
import { MenuPopup, type MenuPopupProps, menuItemLook } from '../../../ui/menu-popup.tsx'
import type { OnDemandProps } from '../../../ui/on-demand.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { filterGroups } from '../filter-groups.ts'

export type FilterMenuProps = Omit<MenuPopupProps, 'children' | 'align' | 'theme'> &
  OnDemandProps & {
    groups: ReturnType<typeof filterGroups>
    selected: readonly string[]
    /** The same, with what is not saved yet. */
    wanted: readonly string[]
    /** One at a time, as of the sports. */
    isSingle: boolean
    onToggle: (variant: string) => void
    onClear: () => void
  }

/** What one can choose of a filter, with how many athletes there are of each. It stays open while one chooses. */
export const FilterMenu = ({
  groups,
  selected,
  wanted,
  isSingle,
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
            className={classNames(menuItemLook, 'group')}
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
        className={classNames(menuItemLook, 'justify-center font-semibold')}
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

/** Ticked once it is saved, and not before. */
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
