import type { FoundAthlete, SearchedAthlete } from '@fieldhouse/contract/search'
import { Link } from '@tanstack/react-router'
import { useUnits } from '../../../lib/units.ts'
import { Skeleton, SkeletonCircle } from '../../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { foundLine, foundPlace } from '../athlete-line.ts'
import { foundByWords } from '../found-labels.ts'
import { opensHere } from '../opens-here.ts'
import { AthleteName } from './athlete-name.tsx'

export interface AthleteRowsProps {
  label: string
  /** Search results say why they were found. History entries don't. */
  athletes: readonly (FoundAthlete & Partial<Pick<SearchedAthlete, 'found_by'>>)[]
  typed?: string
  onSelect: (athlete: FoundAthlete) => void
  /** Called when one of them replaces this page. */
  onLeave?: (() => void) | undefined
}

/** The results in the popup. Each is a link, so it can be opened in a new tab too. */
export const FoundRows = ({ label, athletes, typed = '', onSelect, onLeave }: AthleteRowsProps) => {
  const units = useUnits()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
    <ul role="list" aria-label={label} className="-mx-3">
      {athletes.map((athlete) => (
        <li
          key={athlete.id}
          className="relative after:absolute after:inset-x-3 after:bottom-0 after:h-px after:bg-line last:after:hidden"
        >
          <Link
            to="/$athleteId"
            params={{ athleteId: athlete.slug }}
            data-result=""
            onClick={(event) => {
              onSelect(athlete)
              if (opensHere(event)) onLeave?.()
            }}
            className="flex items-center gap-4 rounded-sm px-3 py-3.5 -outline-offset-2 hover:bg-sunken focus-visible:bg-accent-soft"
          >
            <Avatar
              size="lg"
              firstName={athlete.first_name}
              lastName={athlete.last_name}
              photo={athlete.photo?.url}
            />
            <span className="grid min-w-0 gap-1">
              <span className="display text-d3 wrap-anywhere">
                <AthleteName name={athlete.full_name} typed={typed} />
              </span>
              <span className="text-small text-muted wrap-anywhere empty:hidden">
                {foundLine(athlete, units)}
              </span>
              <bdi className="text-small text-muted wrap-anywhere empty:hidden">{foundPlace(athlete)}</bdi>
              <span className="text-small text-muted italic wrap-anywhere empty:hidden">
                {foundByWords(athlete.found_by)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Has the shape of the loaded rows. */
export const AthleteRowsSkeleton = ({ rows }: { rows: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: rows }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={place} className="flex items-center gap-4 border-b border-line py-3.5 last:border-b-0">
        <SkeletonCircle className="size-12" />
        <div className="grid min-w-0 flex-1 gap-1">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="my-0.5 h-[0.9375rem] w-4/5" />
          <Skeleton className="my-0.5 h-[0.9375rem] w-1/2" />
        </div>
      </div>
    ))}
  </div>
)
