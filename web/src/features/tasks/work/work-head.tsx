import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, MessageCircle } from 'lucide-react'
import { factLine, heightOf, sizeText } from '../../../lib/athlete-facts.ts'
import { dayOf } from '../../../lib/dates.ts'
import { fullName } from '../../../lib/person-name.ts'
import { townOf } from '../../../lib/towns.ts'
import { useUnits } from '../../../lib/units.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { PhoneShortcut } from '../../../ui/actions/phone-shortcut.tsx'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { rosterPlaceQuery } from './work.api.ts'

interface Facts {
  height: number | null
  height_in: number | null
  gpa: number | null
}

interface WorkHeadProps {
  athlete: RosterAthlete
  facts: Facts | null
  progress: number | null
}

const wayClassName =
  'inline-flex min-h-6 items-center underline underline-offset-4 hover:text-muted touch:min-h-11'

/** Who it is about, how far they are, and everything else about them one click away. */
export const WorkHead = ({ athlete, facts, progress }: WorkHeadProps) => {
  const { user_id, athlete_slug, high_school, position, sport, contact_info } = athlete
  const units = useUnits()
  const onRoster = useQuery(rosterPlaceQuery(user_id)).data
  const name = fullName(athlete)
  const bought = onRoster?.package
  const isBasketball = sport.key === 'basketball'
  return (
    <>
      <p className="-ms-3">
        <LinkButton to="/coach/roster" variant="borderless" size="sm">
          <Icon of={ArrowLeft} size="sm" />
          {onRoster ? `My roster, ${onRoster.place} of ${onRoster.count}` : 'My roster'}
        </LinkButton>
      </p>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6">
        <h1 className="text-[clamp(2rem,11vw,4.5rem)] leading-[0.86] wrap-anywhere">
          <bdi className={nameScale(name)}>
            <NameParts name={name} />
          </bdi>
        </h1>
        {progress !== null && (
          <p className="font-display text-[clamp(2.5rem,12vw,4.75rem)] leading-[0.8] font-bold">
            <span className="sr-only">Progress: </span>
            {progress}
            <span className="text-[0.45em] text-muted">%</span>
          </p>
        )}
      </div>
      <p className="mt-3.5 max-w-[70ch] text-ui text-muted">
        {factLine([
          position,
          athlete.class && `Class of ${athlete.class}`,
          facts && sizeText(heightOf(facts, units)),
          facts?.gpa && `${facts.gpa.toFixed(2)} GPA`,
          [high_school, townOf(athlete)].filter(Boolean).join(', '),
          bought &&
            (bought.has_ended && bought.ends_on
              ? `${bought.name} ended ${dayOf(bought.ends_on, 0)}`
              : `${bought.name} since ${dayOf(bought.since, 0)}`),
        ])}
      </p>
      <nav
        aria-label={`More about ${name}`}
        className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small"
      >
        <Link to="/$athleteId" params={{ athleteId: athlete_slug }} className={wayClassName}>
          Athlete’s page
        </Link>
        {isBasketball && (
          <>
            <Link
              to="/recruiting-center/$user_id/$list"
              params={{ user_id, list: 'results' }}
              className={wayClassName}
            >
              Recruiting center
            </Link>
            <Link to="/bcm/$user_id/matches" params={{ user_id }} className={wayClassName}>
              Matches
            </Link>
            <Link
              to="/recruiting-center/$user_id/$list"
              params={{ user_id, list: 'results' }}
              search={{ openActivityLog: '1' }}
              className={wayClassName}
            >
              Activity log
            </Link>
          </>
        )}
        <span className="flex items-center">
          <LinkButton
            to="/coach/messenger"
            search={{ user_id }}
            variant="borderless"
            isIcon
            aria-label={`Message ${name}`}
          >
            <Icon of={MessageCircle} />
          </LinkButton>
          <PhoneShortcut name={name} phone={contact_info.phone} />
        </span>
      </nav>
    </>
  )
}
