import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '../ui/data/badge.tsx'

interface PlaceLinkProps {
  to: string
  hash?: string
  className?: string
  /** How many items wait at this place. */
  waiting?: number | undefined
  /** Only its own address marks it. */
  isExact?: boolean | undefined
  children: ReactNode
  onClick?: () => void
}

/** A menu link, which marks the current page. */
export const PlaceLink = ({ to, waiting = 0, isExact = to === '/', children, ...link }: PlaceLinkProps) => (
  <Link
    to={to}
    activeOptions={{ exact: isExact, includeSearch: false }}
    activeProps={{ 'aria-current': 'page' }}
    {...link}
  >
    {children}
    {waiting > 0 && (
      <span className="ms-1.5">
        <Badge count={waiting} label={`${waiting} waiting`} />
      </span>
    )}
  </Link>
)
