import { type ReactNode, useId } from 'react'

interface SidePanelProps {
  title: string
  /** Beside the title: a number. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the column beside the list. */
export const SidePanel = ({ title, aside, children }: SidePanelProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-line px-5 py-6 last:border-b-0 sm:px-7">
      <h2 className="flex items-baseline justify-between text-d4 font-semibold">
        <span id={id}>{title}</span>
        {aside && <span className="text-muted">{aside}</span>}
      </h2>
      {children}
    </section>
  )
}
