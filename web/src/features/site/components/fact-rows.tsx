import type { ReactNode } from 'react'
import { classNames } from '../../../ui/style/class-names.ts'

interface Fact {
  name: string
  text: ReactNode
  /** The second fact: how long, or where to read more. */
  note?: ReactNode
}

interface FactRowsProps {
  facts: readonly Fact[]
  /** Lines above the first and below the last, unless the section has its own. */
  hasEdges?: boolean
}

/** Terms and their meanings, with thin lines between. */
export const FactRows = ({ facts, hasEdges = true }: FactRowsProps) => (
  <dl className={classNames('divide-y divide-line', hasEdges ? 'border-y border-line' : '-my-3.5')}>
    {facts.map(({ name, text, note }) => (
      <div
        key={name}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[14.5rem_minmax(0,1fr)]"
      >
        <dt className="font-semibold">{name}</dt>
        <dd className="max-w-[60ch] text-pretty">{text}</dd>
        {note && <dd className="max-w-[60ch] text-ui text-muted sm:col-start-2">{note}</dd>}
      </div>
    ))}
  </dl>
)
