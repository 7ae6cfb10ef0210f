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
  <section id={id} aria-labelledby={`${id}-title`} className="edit-section">
    <div className="edit-section-head">
      <h2 id={`${id}-title`} className="text-d2 text-balance">
        {title}
      </h2>
      {note && <p className="max-w-[36ch] text-ui text-pretty text-muted">{note}</p>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)
