import type { ReactNode } from 'react'

/** Links side by side, of which the one that is open is filled: for what narrows a list further. */
export const PillLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    aria-label={label}
    className="flex flex-wrap gap-2 *:inline-flex *:min-h-8 *:items-center *:rounded-full *:border *:border-line *:bg-surface *:px-3.5 *:text-small *:font-medium *:hover:opacity-80 touch:*:min-h-11 *:aria-[current]:border-transparent *:aria-[current]:bg-accent *:aria-[current]:font-semibold *:aria-[current]:text-on-accent"
  >
    {children}
  </nav>
)
