import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '../ui/media/icon.tsx'
import type { NavLink } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'

/** The places that are used less often. It opens before the scripts arrive, too. */
export const MorePlaces = ({ places }: { places: readonly NavLink[] }) => {
  const list = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (list.current) list.current.open = false
  }
  return (
    <details
      ref={list}
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return
        close()
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="flex cursor-pointer list-none items-center gap-1 py-2 text-muted hover:text-text [&::-webkit-details-marker]:hidden">
        More
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <ul className="absolute -start-3 top-full z-20 grid min-w-48 rounded-md border border-line bg-raised p-1.5 shadow-float">
        {places.map(({ isMore: _, label, ...place }) => (
          <li key={place.to} className="grid">
            <PlaceLink
              {...place}
              onClick={close}
              className="rounded-sm px-3 py-2 text-muted hover:bg-sunken hover:text-text aria-[current=page]:text-text"
            >
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
