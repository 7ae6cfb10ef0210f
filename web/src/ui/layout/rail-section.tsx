import type { ReactNode } from 'react'

interface RailSectionProps {
  title: string
  /** One note under the title. */
  note?: ReactNode
  children: ReactNode
}

/** A section whose title stays in the left rail while its content scrolls. */
export const RailSection = ({ title, note, children }: RailSectionProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 border-t border-line pt-7 pb-12 first:border-t-0 sm:pb-20 md:grid-cols-[16.5rem_minmax(0,1fr)]">
    <div className="grid content-start gap-3 md:sticky md:top-10 md:self-start">
      <h2 className="text-d2 text-balance">{title}</h2>
      {note && <p className="max-w-[36ch] text-ui text-pretty text-muted">{note}</p>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)
