import { BadgeCheck } from 'lucide-react'
import { Icon } from '../media/icon.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'

interface VerifiedMarkProps {
  /** What was verified. */
  label: string
  /** How. */
  explanation: string
}

/** A check mark with text. Pointing at it, focusing it, or pressing it says how it was earned. */
export const VerifiedMark = ({ label, explanation }: VerifiedMarkProps) => (
  <Tooltip text={explanation} opensOnPress>
    {(trigger) => (
      <button type="button" {...trigger} className="verified-mark">
        <Icon of={BadgeCheck} size="sm" />
        {label}
      </button>
    )}
  </Tooltip>
)

/** The same without visible text, for a row that is itself a button or a link. A screen reader gets all of it. */
export const VerifiedSign = ({ label, explanation }: VerifiedMarkProps) => (
  <span title={`${label}: ${explanation}`} className="inline-flex shrink-0 text-positive">
    <Icon of={BadgeCheck} size="sm" name={`${label}: ${explanation}`} />
  </span>
)
