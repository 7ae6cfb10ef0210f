import { Link } from '@tanstack/react-router'
import { Dropdown } from '../menus/dropdown.tsx'

export interface Sibling {
  id: string
  name: string
}

interface SiblingSwitchProps {
  siblings: readonly Sibling[]
  current: string
  /** The same page for another one. */
  pathOf: (id: string) => string
}

/** For a parent of several athletes: the current one, and links to the others. */
export const SiblingSwitch = ({ siblings, current, pathOf }: SiblingSwitchProps) => (
  <Dropdown
    variant="borderless"
    size="sm"
    label={`For ${siblings.find(({ id }) => id === current)?.name ?? 'an athlete'}`}
    items={siblings.map(({ id, name }) => ({
      label: name,
      detail: id === current ? 'Shown' : undefined,
      render: <Link to={pathOf(id)} />,
    }))}
  />
)
