import { useRouterState } from '@tanstack/react-router'
import { EndedLine } from '../../features/billing/ended/ended-line.tsx'
import type { MatchingPlace } from '../../features/matching/matching-access.ts'
import { openPayment } from '../../shell/popups.ts'

interface MatchEndedLineProps {
  place: MatchingPlace
  /** The first day without the package, YYYY-MM-DD. */
  endedOn: string
  /** Null for the athlete, who knows their own name. */
  athleteName: string | null
}

/** After the package ended. A new package brings the family back to the page they are on. */
export const MatchEndedLine = ({ place, endedOn, athleteName }: MatchEndedLineProps) => {
  const here = useRouterState({ select: ({ location }) => location.href })
  return (
    <EndedLine
      feature="best-college-match"
      endedOn={endedOn}
      reader={place.role}
      athleteName={athleteName}
      athleteUserId={place.id}
      returnTo={here}
      onChoose={(packageKey, cycle) => openPayment(packageKey, cycle, here, place.id)}
    />
  )
}
