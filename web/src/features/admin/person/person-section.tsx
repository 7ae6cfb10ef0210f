import { type ReactNode, useId } from 'react'

interface PersonSectionProps {
  title: string
  /** At the other end of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the page about one person. */
export const PersonSection = ({ title, action, children }: PersonSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-d3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Names and values, one below the other. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-3 text-ui">{children}</dl>
)

export const PersonFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4">
    <dt className="w-28 shrink-0 text-muted">{name}</dt>
    <dd className="min-w-0 grow basis-40 wrap-anywhere">{children}</dd>
  </div>
)
