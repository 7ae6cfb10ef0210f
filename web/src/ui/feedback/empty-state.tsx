import type { ReactNode } from 'react'

/** The heading level, if it is in a page. */
export type HeadingLevel = 'h2' | 'h3' | 'h4' | 'p'

interface EmptyStateProps {
  title: string
  /** One sentence: what will be here, or how to start. */
  children?: ReactNode
  action?: ReactNode
  as?: HeadingLevel
}

/** Nothing here yet: one sentence, one action. */
export const EmptyState = ({ title, children, action, as: Heading = 'h3' }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
    <CourtArc />
    <Heading className="display mt-1 max-w-full text-d3 text-balance">{title}</Heading>
    {children && <p className="max-w-[44ch] text-ui text-balance text-muted">{children}</p>}
    {action}
  </div>
)

const CourtArc = () => (
  <svg
    aria-hidden="true"
    viewBox="0 -17 120 82"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    className="w-30 text-line-strong"
  >
    <path d="M1 63V44A59 59 0 0 1 119 44V63M42 63V20H78V63M42 20A18 18 0 0 1 78 20" />
  </svg>
)
