import type { ReactNode } from 'react'
import { NameParts } from '../../../ui/layout/name-parts.tsx'

interface ProfileSectionProps {
  title: string
  /** One note under the title. */
  note?: ReactNode
  /** At most one control, below the note. */
  action?: ReactNode
  children: ReactNode
}

/** A section of a profile: its title stays in the left rail, below the sticky bar, while its content scrolls. */
export const ProfileSection = ({ title, note, action, children }: ProfileSectionProps) => (
  <section
    aria-label={title}
    className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 border-t border-line py-12 sm:gap-y-10 sm:py-20 md:grid-cols-[16.5rem_minmax(0,1fr)] print:block print:py-6"
  >
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-3 md:sticky md:top-26 md:self-start print:static print:mb-4 print:break-after-avoid">
      <h2 className="min-w-0 max-w-full text-d2 text-balance wrap-anywhere">
        <NameParts name={title} />
      </h2>
      {note && <p className="max-w-[36ch] text-ui text-pretty text-muted md:max-w-[26ch]">{note}</p>}
      {action && <div className="mt-2 max-w-full print:hidden">{action}</div>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)

/** Stacked blocks of one section. */
export const SectionBlocks = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">{children}</div>
)
