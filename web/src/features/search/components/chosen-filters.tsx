import { useRef } from 'react'
import { RemovableChip } from '../../../ui/data/chip.tsx'
import { chosenFilters } from '../filter-groups.ts'
import type { Filters } from '../use-filters.ts'

/** SRC-02: the active filters, each with a remove button. For phones, which have no menus beside the list. */
export const ChosenFilters = ({ filters }: { filters: Filters }) => {
  const list = useRef<HTMLUListElement>(null)
  const chosen = chosenFilters(filters.all ?? [])
  if (chosen.length === 0) return null
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
      role="list"
      tabIndex={-1}
      aria-label="Chosen filters"
      className="flex flex-wrap gap-2 outline-none sm:hidden"
    >
      {chosen.map(({ id, variant, title }) => (
        <li key={`${id} ${variant}`} className="max-w-full">
          <RemovableChip
            label={title}
            onRemove={() => {
              filters.toggle(id, variant)
              // The remove button disappears with its chip.
              list.current?.focus()
            }}
          />
        </li>
      ))}
    </ul>
  )
}
