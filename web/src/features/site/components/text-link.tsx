import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface TextLinkProps {
  to: string
  /** The target section. */
  hash?: string
  children: ReactNode
}

/** A link inside running text. */
export const TextLink = ({ to, hash, children }: TextLinkProps) => (
  <Link
    to={to}
    {...(hash ? { hash } : {})}
    className="text-text underline decoration-line-strong underline-offset-4 hover:decoration-current"
  >
    {children}
  </Link>
)
