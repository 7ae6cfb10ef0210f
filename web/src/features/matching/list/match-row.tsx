import type { Match } from '@fieldhouse/contract/matching.match'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import { Link } from '@tanstack/react-router'
import { FavoriteButton } from '../../../ui/actions/favorite-button.tsx'
import { MatchRing } from '../../../ui/charts/match-ring.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { Compared } from '../compare-tray/compare-choice.ts'
import { CompareToggle } from '../compare-tray/compare-toggle.tsx'
import { ringOf } from '../match-labels.ts'
import { MatchFigures } from './match-figures.tsx'
import { TeamLine } from './match-name.tsx'
import { MatchRemarks } from './match-remarks.tsx'
import { ruledOutWords } from './matches-words.ts'
import { rowClassName } from './row-class-name.ts'

export interface MatchActions {
  compared: Compared
  /** After the package ended, favorites can only be removed. */
  isReadOnly: boolean
  onFavorite: (match: Match) => void
  /** The match's page. */
  pathOf: (matchId: number) => string
}

interface MatchRowProps extends MatchActions {
  match: Match
  /** For the titles of those that rule it out. */
  mustHaves: readonly MustHaveCost[]
}

/** The element of a row, which the map goes to. */
export const matchRowId = (matchId: number): string => `match-${matchId}`

/** BCM-02: one match. */
export const MatchRow = ({ match, mustHaves, compared, isReadOnly, onFavorite, pathOf }: MatchRowProps) => {
  const { match_id, rank, college, ruled_out_by, reason, caution, total } = match
  const { short_name, city, state } = college
  return (
    <li id={matchRowId(match_id)} className={classNames(rowClassName, 'scroll-mt-24')}>
      <span className="display self-start text-body leading-none text-muted @max-3xl:absolute @max-3xl:start-5 @max-3xl:top-3.5 @3xl:self-center @3xl:text-[1.375rem]">
        {rank !== null && (
          <>
            <span className="sr-only">Rank </span>
            {rank}
          </>
        )}
      </span>
      <MatchRing {...ringOf(match)} />
      <div className="min-w-0">
        <h3 className="text-[1.4375rem] leading-none wrap-anywhere @3xl:text-d3">
          <Link
            to={pathOf(match_id)}
            className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-text"
          >
            {short_name}
          </Link>
        </h3>
        <p className="mt-0.5 text-small leading-[1.3] text-muted">
          {city}, {state.key}
        </p>
        <TeamLine college={college} />
      </div>
      <div className="col-span-full row-start-3 mt-2 min-w-0 @3xl:col-span-1 @3xl:row-start-1 @3xl:col-start-4 @3xl:mt-0">
        {ruled_out_by.length > 0 && (
          <p className="mb-1.5">
            <Tag tone="warning">{ruledOutWords(ruled_out_by, mustHaves)}</Tag>
          </p>
        )}
        <MatchRemarks reason={reason} caution={caution} />
      </div>
      <div className="col-span-full row-start-2 mt-2 @3xl:col-span-1 @3xl:col-start-5 @3xl:row-start-1 @3xl:mt-0">
        <MatchFigures match={match} />
      </div>
      <div className="relative z-1 -me-3 grid justify-items-center gap-0.5 self-start @3xl:me-0 @3xl:self-center">
        <FavoriteButton
          name={short_name}
          isFavorite={match.is_favorite}
          isReadOnly={isReadOnly}
          onToggle={() => onFavorite(match)}
        />
        <CompareToggle college={{ id: match_id, name: short_name, total }} compared={compared} />
      </div>
    </li>
  )
}
