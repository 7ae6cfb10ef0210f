import { CircleUser, LogOut, Pencil, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Icon } from '../media/icon.tsx'
import { Dropdown } from '../menus/dropdown.tsx'
import { FilterDropdown } from '../menus/filter-dropdown.tsx'
import type { FilterGroup } from '../menus/filter-menu.tsx'
import { SortDropdown } from '../menus/sort-dropdown.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Specimen } from './specimen.tsx'

const row = 'flex flex-wrap gap-3'

export const Menus = () => (
  <Specimen name="Dropdown">
    <div className={row}>
      <Dropdown
        label="Account"
        isOutlined
        items={[
          { label: 'My page', href: '#my-page', icon: CircleUser },
          { label: 'Settings', icon: Settings, detail: '3 new' },
          { label: 'Billing', isDisabled: true, icon: Settings },
          { heading: 'Season 2025', items: [{ label: 'Rename', icon: Pencil }] },
          'separator',
          { label: 'Delete', icon: Trash2, isDanger: true },
          { label: 'Sign out', icon: LogOut },
        ]}
      />
      <Dropdown label="Aligned to the end" align="end" items={[{ label: 'First' }, { label: 'Second' }]} />
      <Dropdown
        label="More about Amara Whitlock"
        isIcon
        variant="borderless"
        theme="green"
        items={[{ label: 'Message' }]}
      >
        <Icon of={CircleUser} />
      </Dropdown>
    </div>
  </Specimen>
)

interface SampleFilterProps {
  label: string
  groups: readonly FilterGroup[]
  chosen?: readonly string[]
}

const SampleFilter = ({ label, groups, chosen = [] }: SampleFilterProps) => {
  const [selected, setSelected] = useState(chosen)
  return (
    <FilterDropdown
      label={label}
      groups={groups}
      selected={selected}
      onToggle={(id) =>
        setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])
      }
      onClear={() => setSelected([])}
    />
  )
}

export const Choices = () => {
  const [order, setOrder] = useState<'match' | 'distance' | 'cost'>('match')
  return (
    <Specimen name="Sort and filter">
      <div className={row}>
        <SortDropdown
          label="Sort by"
          options={[
            { value: 'match', label: 'Best match', count: 1204 },
            { value: 'distance', label: 'Distance', count: 318 },
            { value: 'cost', label: 'Net cost', count: 0 },
          ]}
          value={order}
          onValueChange={setOrder}
        />
        <SampleFilter
          label="Position"
          chosen={['pg', 'gk']}
          groups={[
            {
              heading: 'Basketball',
              variants: [
                { id: 'pg', title: 'Point guard', count: 12 },
                { id: 'sg', title: 'Shooting guard', count: 8 },
              ],
            },
            { heading: 'Soccer', variants: [{ id: 'gk', title: 'Goalkeeper', count: 0 }] },
          ]}
        />
        <SampleFilter
          label="Conference"
          groups={[
            {
              heading: null,
              variants: Array.from({ length: 30 }, (_, at) => ({
                id: `${at}`,
                title: `Conference ${at + 1}`,
                count: 30 - at,
              })),
            },
          ]}
        />
        <SampleFilter label="Major" groups={[]} />
      </div>
    </Specimen>
  )
}

export const Tooltips = () => (
  <Specimen name="Tooltip">
    <div className={row}>
      <Tooltip text="Coaches you wrote to can still open it.">
        {(trigger) => (
          <Button isOutlined {...trigger}>
            Hide my page
          </Button>
        )}
      </Tooltip>
      <Tooltip text="Name, college or coach" hidesAfter={2000}>
        {(trigger) => (
          <Button isOutlined {...trigger}>
            Gone after two seconds
          </Button>
        )}
      </Tooltip>
    </div>
  </Specimen>
)
