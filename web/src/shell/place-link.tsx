import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface PlaceLinkProps {
  to: string
  hash?: string
  className?: string
  children: ReactNode
  onClick?: () => void
}

/** A link of a menu; it says which place we are at. */
export const PlaceLink = ({ to, children, ...link }: PlaceLinkProps) => (
  <Link to={to} activeOptions={{ exact: to === '/' }} activeProps={{ 'aria-current': 'page' }} {...link}>
    {children}
  </Link>
)
