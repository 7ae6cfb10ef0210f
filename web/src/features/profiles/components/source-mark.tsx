import { BadgeCheck } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'
import { type FigureSource, sourceText } from '../profiles.format.ts'

/** A number's source and date. The check mark is only for numbers that a person with an account confirmed. */
export const SourceMark = (from: FigureSource) => (
  <span
    className={`inline-flex max-w-full items-start gap-[5px] text-micro ${from.confirmed ? 'text-positive' : 'text-muted'}`}
  >
    {from.confirmed && <Icon of={BadgeCheck} size="sm" className="mt-px" />}
    <span className="min-w-0 wrap-anywhere">{sourceText(from)}</span>
  </span>
)
