import type { ReactNode } from 'react'

interface EditSectionProps {
  /** Its anchor on the page. */
  id: string
  title: string
  note?: ReactNode
  children: ReactNode
}

/** A section in edit mode: its title in the rail, its editor beside it. */
export const EditSection = ({ id, title, note, children }: EditSectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 border-t border-line pt-7 pb-12 sm:pb-16 md:grid-cols-[16.5rem_minmax(0,1fr)]"
  >
    <div className="grid content-start gap-3 md:sticky md:top-26 md:self-start">
      <h2 id={`${id}-title`} className="text-d2 text-balance">
        {title}
      </h2>
      {note && <p className="max-w-[36ch] text-ui text-pretty text-muted">{note}</p>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)
