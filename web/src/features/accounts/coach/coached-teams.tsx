import type { CoachedTeam } from '@fieldhouse/contract/colleges.verification'
import { Link } from '@tanstack/react-router'
import { Tag, type TagTone } from '../../../ui/data/tag.tsx'

const teamStatusWords: Record<CoachedTeam['status'], { tag: string; tone: TagTone; note: string }> = {
  pending: {
    tag: 'Waiting',
    tone: 'warning',
    note: 'The person who created your link has not answered yet.',
  },
  verified: { tag: 'Confirmed', tone: 'positive', note: 'No athletes have joined this team yet.' },
  refused: { tag: 'Not confirmed', tone: 'danger', note: 'The person who created your link said no.' },
}

/** The teams a coach joined through a link, and the athletes of the teams that confirmed the coach. */
export const CoachedTeams = ({ teams }: { teams: readonly CoachedTeam[] }) => (
  <ul className="-my-1 divide-y divide-line">
    {teams.map(({ team_id, name, status, reason, athletes }) => (
      <li key={team_id} className="grid gap-2 py-4 first:pt-1 last:pb-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
          <Tag tone={teamStatusWords[status].tone}>{teamStatusWords[status].tag}</Tag>
        </div>
        {athletes.length > 0 ? (
          <ul aria-label={`Athletes of ${name}`} className="flex flex-wrap gap-x-5">
            {athletes.map(({ athlete_slug, first_name, last_name }) => (
              <li key={athlete_slug} className="min-w-0">
                <Link
                  to="/$athleteId"
                  params={{ athleteId: athlete_slug }}
                  className="inline-flex min-h-8 items-center text-ui underline underline-offset-4 wrap-anywhere hover:text-muted touch:min-h-11"
                >
                  <bdi>
                    {first_name} {last_name}
                  </bdi>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ui text-muted wrap-anywhere">{reason ?? teamStatusWords[status].note}</p>
        )}
      </li>
    ))}
  </ul>
)
