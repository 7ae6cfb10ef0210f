import { Link } from '@tanstack/react-router'

interface AthleteLinkProps {
  athlete: { athlete_slug: string; first_name: string; last_name: string }
}

/** `For Amara Whitlock`: the person a page is about, with a link to their page. */
export const AthleteLink = ({ athlete }: AthleteLinkProps) => (
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
