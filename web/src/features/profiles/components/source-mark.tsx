import type { Season } from '@fieldhouse/contract/profiles.document'
import { BadgeCheck, Check, FileCheck2 } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { sourceText } from '../profiles.format.ts'

const marks = { coach: Check, event: BadgeCheck, document: FileCheck2 }

interface SourceMarkProps {
  source: Season['source']
  day: string | null
  by?: string | null
}

/** Where a figure comes from, and when. What somebody says of themselves is said plainly. */
export const SourceMark = ({ source, day, by = null }: SourceMarkProps) => (
  <span
    className={`inline-flex max-w-full items-start gap-[5px] text-micro ${source === 'self' ? 'text-muted' : 'text-positive'}`}
  >
    {source !== 'self' && <Icon of={marks[source]} size="sm" className="mt-px" />}
    <span className="min-w-0 wrap-anywhere">{sourceText(source, day, by)}</span>
  </span>
)
