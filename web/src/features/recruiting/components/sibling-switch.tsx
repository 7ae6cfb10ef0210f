import { Link } from '@tanstack/react-router'
import { Dropdown } from '../../../ui/menus/dropdown.tsx'
import { centerPath, type ListName } from '../center.ts'

export interface Sibling {
  id: string
  name: string
}

interface SiblingSwitchProps {
  siblings: readonly Sibling[]
  current: string
  list: ListName
}

/** For a parent of several athletes: the current one, and links to the others. */
export const SiblingSwitch = ({ siblings, current, list }: SiblingSwitchProps) => (
  <Dropdown
    variant="borderless"
    size="sm"
    label={`For ${siblings.find(({ id }) => id === current)?.name ?? 'an athlete'}`}
    items={siblings.map(({ id, name }) => ({
      label: name,
      detail: id === current ? 'Shown' : undefined,
      render: <Link to={centerPath(id, list)} />,
    }))}
  />
)
