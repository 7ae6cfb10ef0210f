import { ExternalLink } from 'lucide-react'
import { hostOf, webLink } from '../../../lib/web-link.ts'
import { Icon } from '../../../ui/media/icon.tsx'

/** A link that a person typed. It shows its real host. Invalid addresses are shown as text. */
export const WebSiteLink = ({ address }: { address: string }) => {
  const href = webLink(address)
  if (!href) return <span className="wrap-anywhere">{address}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={href}
      className="inline-flex max-w-full items-center gap-1.5 underline underline-offset-4 hover:no-underline touch:min-h-11"
    >
      <span className="min-w-0 wrap-anywhere">{hostOf(href)}</span>
      <Icon of={ExternalLink} size="sm" name="opens a new window" />
    </a>
  )
}
