import { Check, TriangleAlert } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'

interface MatchRemarksProps {
  reason: string | null
  caution: string | null
  isOnPoster?: boolean
}

/** The best reason for a college, and what speaks against it. */
export const MatchRemarks = ({ reason, caution, isOnPoster = false }: MatchRemarksProps) => (
  <div className={classNames('match-remarks', !isOnPoster && 'match-remarks-in-color')}>
    {reason && (
      <p className="match-reason">
        <span className="sr-only">For it: </span>
        <Icon of={Check} size="sm" />
        {reason}
      </p>
    )}
    {caution && (
      <p className="match-caution">
        <span className="sr-only">Against it: </span>
        <Icon of={TriangleAlert} size="sm" />
        {caution}
      </p>
    )}
  </div>
)
