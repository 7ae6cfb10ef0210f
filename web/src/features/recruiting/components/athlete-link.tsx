import type { Output } from '@fieldhouse/contract/endpoint'
import type { getCenterCounts } from '@fieldhouse/contract/recruiting'
import { Link } from '@tanstack/react-router'

export type CenterAthlete = NonNullable<Output<typeof getCenterCounts>['data']['athlete']>

/** `For Amara Whitlock`: the owner of this recruiting center, with a link to the page. */
export const AthleteLink = ({ athlete }: { athlete: CenterAthlete }) => (
  <span className="text-muted">
    For{' '}
    <Link
      to="/$athleteId"
      params={{ athleteId: athlete.athlete_slug }}
      className="font-semibold text-text wrap-anywhere underline-offset-4 hover:underline"
    >
      {athlete.first_name} {athlete.last_name}
    </Link>
  </span>
)
