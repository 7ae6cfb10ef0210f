import { CircleUser, LogOut, Pencil, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dropdown } from '../dropdown.tsx'
import { FilterDropdown } from '../filter-dropdown.tsx'
import { Icon } from '../icon.tsx'
import { SortDropdown } from '../sort-dropdown.tsx'
import { Tooltip } from '../tooltip.tsx'
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

export const Choices = () => {
  const [order, setOrder] = useState<'match' | 'distance' | 'cost'>('match')
  const [positions, setPositions] = useState<readonly string[]>(['pg', 'c'])
  const [conferences, setConferences] = useState<readonly string[]>([])
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
        <FilterDropdown
          label="Position"
          options={[
            { value: 'pg', label: 'Point guard', count: 12 },
            { value: 'sg', label: 'Shooting guard', count: 8 },
            { value: 'c', label: 'Center', count: 0 },
          ]}
          value={positions}
          onValueChange={setPositions}
        />
        <FilterDropdown
          label="Conference"
          options={Array.from({ length: 30 }, (_, at) => ({
            value: `${at}`,
            label: `Conference ${at + 1}`,
            count: 30 - at,
          }))}
          value={conferences}
          onValueChange={setConferences}
        />
        <FilterDropdown label="Major" options={[]} value={[]} onValueChange={() => undefined} />
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
