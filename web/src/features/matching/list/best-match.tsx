import type { Match } from '@fieldhouse/contract/matching.match'
import { Link } from '@tanstack/react-router'
import { conferenceWords } from '../../../lib/college-words.ts'
import { FavoriteButton } from '../../../ui/actions/favorite-button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { MatchRing } from '../../../ui/charts/match-ring.tsx'
import { CompareToggle } from '../compare-tray/compare-toggle.tsx'
import { ringOf } from '../match-labels.ts'
import { PosterFigures } from './match-figures.tsx'
import { MatchRemarks } from './match-remarks.tsx'
import { type MatchActions, matchRowId } from './match-row.tsx'

interface BestMatchProps extends MatchActions {
  match: Match
  /** How many there are. */
  of: number
  /** `Your`, or whose. */
  whose: string
}

/** The first match, the only poster of the page. */
export const BestMatch = ({ match, of, whose, compared, isReadOnly, onFavorite, pathOf }: BestMatchProps) => {
  const { match_id, college, total, reason, caution } = match
  const { short_name, city, state, division, conference, is_confirmed } = college
  return (
    <article
      id={matchRowId(match_id)}
      className="relative isolate grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4.5 gap-y-3 overflow-hidden bg-poster px-5 py-6 text-on-poster [print-color-adjust:exact] @3xl:grid-cols-[auto_minmax(0,1fr)_auto] @3xl:gap-8 @3xl:px-10 @3xl:py-8"
    >
      <span
        aria-hidden="true"
        className="display absolute end-5 top-1/2 -z-1 -translate-y-1/2 text-[18.75rem] leading-[0.74] tracking-[-0.04em] text-poster-deep @3xl:text-[20.625rem]"
      >
        1
      </span>
      <MatchRing {...ringOf(match)} size="poster" ground="poster" />
      <div className="min-w-0">
        <p className="label text-poster-second">
          {whose} best match of {of.toLocaleString('en-US')}
        </p>
        <h2 className="mt-1.5 mb-2 text-[2.5rem] leading-[0.84] wrap-anywhere @3xl:mt-2 @3xl:mb-3 @3xl:text-[3.75rem]">
          <Link to={pathOf(match_id)}>{short_name}</Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui text-poster-second">
          <span className="rounded-xs bg-poster-deep px-[7px] py-[3px] font-display text-small leading-[1.15] font-semibold tracking-[0.04em] text-on-poster uppercase">
            {division}
          </span>
          {[conference && conferenceWords(conference), `${city}, ${state.key}`].filter(Boolean).join(' · ')}
          {!is_confirmed && <span className="text-on-poster">Team not confirmed</span>}
        </p>
        <div className="mt-4 hidden @3xl:block">
          <MatchRemarks reason={reason} caution={caution} isOnPoster />
        </div>
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-5 gap-y-3 @3xl:col-span-1 @3xl:grid @3xl:justify-items-end @3xl:gap-4.5">
        <PosterFigures match={match} />
        <div className="w-full @3xl:hidden">
          <MatchRemarks reason={reason} caution={caution} isOnPoster />
        </div>
        <div className="flex w-full flex-wrap items-center justify-end gap-1.5 [&_svg]:text-on-poster">
          <CompareToggle college={{ id: match_id, name: short_name, total }} compared={compared} isOnPoster />
          <FavoriteButton
            name={short_name}
            isFavorite={match.is_favorite}
            isReadOnly={isReadOnly}
            onToggle={() => onFavorite(match)}
          />
          <LinkButton to={pathOf(match_id)} variant="white">
            See how {total} adds up
          </LinkButton>
        </div>
      </div>
    </article>
  )
}
