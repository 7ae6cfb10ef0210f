import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

const sizes = { h2: 'text-d2', h3: 'text-d3', h4: 'text-d4' }

interface SectionHeadingProps {
  as?: keyof typeof sizes
  children: ReactNode
  /** A count beside the title. */
  count?: number | undefined
  /** Its source, or what to do with it, at the other end. */
  note?: ReactNode
}

/** A block's title, with one note. */
export const SectionHeading = ({ as: Heading = 'h3', children, count, note }: SectionHeadingProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
    <Heading className={classNames('min-w-0', sizes[Heading])}>
      {children}
      {count !== undefined && (
        <span className="ms-1 font-semibold text-muted">
          {'\u00a0'}
          {count}
        </span>
      )}
    </Heading>
    {note && <div className="text-small text-muted">{note}</div>}
  </div>
)
