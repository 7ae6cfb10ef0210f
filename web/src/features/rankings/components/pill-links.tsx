import type { ReactNode } from 'react'

/** A row of links with the current one filled, for narrowing a list further. */
export const PillLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    aria-label={label}
    className="flex flex-wrap gap-2 *:inline-flex *:min-h-8 *:items-center *:rounded-full *:border *:border-line *:bg-surface *:px-3.5 *:text-small *:font-medium *:hover:opacity-80 touch:*:min-h-11 *:aria-[current]:border-transparent *:aria-[current]:bg-accent *:aria-[current]:font-semibold *:aria-[current]:text-on-accent"
  >
    {children}
  </nav>
)
