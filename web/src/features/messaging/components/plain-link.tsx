import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

interface PlainLinkProps {
  /** A complete address on our site, with its query. */
  href: string
  onFollow?: (() => void) | undefined
  className?: string
  children: ReactNode
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** A link to an address that was built elsewhere, followed without a page load. */
export const PlainLink = ({ href, onFollow, children, ...link }: PlainLinkProps) => {
  const router = useRouter()
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        onFollow?.()
        void router.navigate({ href })
      }}
    >
      {children}
    </a>
  )
}
