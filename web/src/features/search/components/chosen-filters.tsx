import { useRef } from 'react'
import { RemovableChip } from '../../../ui/data/chip.tsx'
import { chosenFilters } from '../filter-groups.ts'
import type { Filters } from '../use-filters.ts'

/** SRC-02: what holds, one by one, each with its cross: on a phone, where no menus stand beside the list. */
export const ChosenFilters = ({ filters }: { filters: Filters }) => {
  const list = useRef<HTMLUListElement>(null)
  const chosen = chosenFilters(filters.all ?? [])
  if (chosen.length === 0) return null
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets.
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
              // The cross goes with its chip.
              list.current?.focus()
            }}
          />
        </li>
      ))}
    </ul>
  )
}
