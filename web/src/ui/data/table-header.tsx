import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

interface ColumnHeaderProps {
  column: string
  className: string | undefined
  children: ReactNode
  sort?: Sort | undefined
  /** The column is sortable. */
  onSortChange?: (sort: Sort) => void
}

export const ColumnHeader = ({ column, className, children, sort, onSortChange }: ColumnHeaderProps) => {
  const direction = sort?.key === column ? sort.direction : undefined
  return (
    <th scope="col" aria-sort={onSortChange && direction} className={classNames('column-header', className)}>
      {onSortChange ? (
        <button
          type="button"
          onClick={() => onSortChange({ key: column, direction: turned(direction) })}
          className={classNames('column-sort', direction && 'text-text')}
        >
          {children}
          <Icon of={direction ? arrows[direction] : ChevronsUpDown} size="sm" />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }

const turned = (direction: Sort['direction'] | undefined): Sort['direction'] =>
  direction === 'ascending' ? 'descending' : 'ascending'
