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
  <div className="grid gap-1.5 text-small leading-[1.35]">
    {reason && (
      <p className="flex gap-2">
        <span className="sr-only">For it: </span>
        <Icon of={Check} size="sm" className={classNames('mt-0.5', !isOnPoster && 'text-accent-text')} />
        {reason}
      </p>
    )}
    {caution && (
      <p className={classNames('flex gap-2', !isOnPoster && 'text-muted')}>
        <span className="sr-only">Against it: </span>
        <Icon of={TriangleAlert} size="sm" className="mt-0.5" />
        {caution}
      </p>
    )}
  </div>
)
