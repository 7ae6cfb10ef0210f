import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TabLinks } from '../../../ui/navigation/tabs.tsx'

interface TeaserFrameProps {
  title: string
  lead: string
  children: ReactNode
  /** What opens it, and what it costs. */
  offer: ReactNode
}

const tabs = [
  { to: '/bcm/teaser', label: 'Matches' },
  { to: '/bcm/teaser/survey', label: 'Survey' },
  { to: '/bcm/teaser/college', label: 'One match' },
] as const

/** BCM-03: a genuine sample, and the way to one's own. */
export const TeaserFrame = ({ title, lead, children, offer }: TeaserFrameProps) => (
  <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-8 sm:py-12">
    <div className="grid gap-6">
      <TabLinks label="Best college match">
        {tabs.map(({ to, label }) => (
          <Link key={to} to={to} search={true as never} activeOptions={{ exact: true, includeSearch: false }}>
            {label}
          </Link>
        ))}
      </TabLinks>
      <div>
        <h1 className="text-d1 text-balance">{title}</h1>
        <p className="mt-4 max-w-[62ch] text-lead text-pretty text-muted">{lead}</p>
      </div>
    </div>
    {children}
    {offer}
  </div>
)
