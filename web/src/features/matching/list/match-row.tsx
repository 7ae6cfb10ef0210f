import type { Match } from '@fieldhouse/contract/matching.match'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import { Link } from '@tanstack/react-router'
import { FavoriteButton } from '../../../ui/actions/favorite-button.tsx'
import { MatchRing } from '../../../ui/charts/match-ring.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import type { Compared } from '../compare-tray/compare-choice.ts'
import { CompareToggle } from '../compare-tray/compare-toggle.tsx'
import { ringOf } from '../match-labels.ts'
import { MatchFigures } from './match-figures.tsx'
import { TeamLine } from './match-name.tsx'
import { MatchRemarks } from './match-remarks.tsx'
import { ruledOutWords } from './matches-words.ts'

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
    <li id={matchRowId(match_id)} className="match-row">
      <span className="match-row-rank">
        {rank !== null && (
          <>
            <span className="sr-only">Rank </span>
            {rank}
          </>
        )}
      </span>
      <MatchRing {...ringOf(match)} />
      <div className="match-row-name">
        <h3>
          <Link to={pathOf(match_id)} className="row-target">
            {short_name}
          </Link>
        </h3>
        <p className="match-row-city">{`${city}, ${state.key}`}</p>
        <TeamLine college={college} />
      </div>
      <div className="match-row-remarks">
        {ruled_out_by.length > 0 && (
          <p className="mb-1.5">
            <Tag tone="warning">{ruledOutWords(ruled_out_by, mustHaves)}</Tag>
          </p>
        )}
        <MatchRemarks reason={reason} caution={caution} />
      </div>
      <div className="match-row-figures">
        <MatchFigures match={match} />
      </div>
      <div className="match-row-buttons">
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
