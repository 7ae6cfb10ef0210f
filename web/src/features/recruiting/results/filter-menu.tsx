import { Menu } from '@base-ui/react/menu'
import type { RecruitingFilter } from '@fieldhouse/contract/recruiting'
import { Check } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MenuPopup, type MenuPopupProps, menuItemLook } from '../../../ui/menu-popup.tsx'
import type { OnDemandProps } from '../../../ui/on-demand.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

export type FilterMenuProps = Omit<MenuPopupProps, 'children' | 'align' | 'theme'> &
  OnDemandProps & {
    filter: RecruitingFilter
    /** What is chosen, with what is not saved yet. */
    wanted: readonly string[]
    onToggle: (variant: string) => void
    onClear: () => void
  }

/** What one can choose of a filter. It stays open while one chooses several; letters typed lead to what begins so. */
export const FilterMenu = ({ filter, wanted, onToggle, onClear, opener: _, ...popup }: FilterMenuProps) => {
  const { variants, selected, is_single } = filter
  return (
    <MenuPopup {...popup}>
      {variants.map(({ id, title }) => (
        <Menu.CheckboxItem
          key={id}
          label={title}
          checked={selected.includes(id)}
          closeOnClick={is_single}
          onCheckedChange={() => onToggle(id)}
          className={classNames(menuItemLook, 'group')}
        >
          <Box isRound={is_single} isSaving={selected.includes(id) !== wanted.includes(id)} />
          <span className="min-w-0 grow">{title}</span>
        </Menu.CheckboxItem>
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
}

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
