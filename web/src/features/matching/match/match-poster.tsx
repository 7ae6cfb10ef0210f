import type { ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { conferenceWords, wholeNumber } from '../../../lib/college-words.ts'
import { MatchRing } from '../../../ui/charts/match-ring.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { ChanceMark } from '../chance-mark.tsx'
import { factorNames, ringOf } from '../match-labels.ts'

interface MatchPosterProps {
  match: ExplainedMatch
  listPath: string
  pathOf: (matchId: number) => string
  /** Write, favorite, and compare. */
  children: ReactNode
}

const placeInList = ({ rank, neighbors: { total } }: ExplainedMatch): string =>
  rank === null ? 'Best matches' : `Best matches, ${wholeNumber(rank)} of ${wholeNumber(total)}`

/** How much of the score is known. */
const knownWords = ({ parts, unknown }: ExplainedMatch): string => {
  if (unknown.length === 0)
    return parts.length === 1 ? 'Its one part is known.' : `All ${parts.length} parts known.`
  const missing = unknown.map((factor) => factorNames[factor].toLowerCase()).join(' and ')
  return `${parts.length} of ${parts.length + unknown.length} parts known: the college does not publish its ${missing}.`
}

export const MatchPoster = ({ match, listPath, pathOf, children }: MatchPosterProps) => {
  const { college, chance, chance_basis, neighbors } = match
  const where = [
    college.conference && conferenceWords(college.conference),
    `${college.city}, ${college.state.title}`,
    college.mascot,
  ]
  return (
    <section className="overflow-clip bg-poster text-on-poster [print-color-adjust:exact]">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-8 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] md:py-10">
        <div className="min-w-0">
          <nav
            aria-label="Matches"
            className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ui text-poster-second"
          >
            <Link
              to={listPath}
              className="inline-flex items-center gap-2 underline-offset-4 hover:underline touch:min-h-11"
            >
              <Icon of={ArrowLeft} size="sm" />
              {placeInList(match)}
            </Link>
            <span className="ms-auto flex gap-4 print:hidden">
              {neighbors.previous !== null && (
                <Link
                  to={pathOf(neighbors.previous)}
                  className="inline-flex touch:min-h-11 touch:items-center"
                >
                  <Icon of={ArrowLeft} name="The match before this one" />
                </Link>
              )}
              {neighbors.next !== null && (
                <Link to={pathOf(neighbors.next)} className="inline-flex touch:min-h-11 touch:items-center">
                  <Icon of={ArrowRight} name="The next match" />
                </Link>
              )}
            </span>
          </nav>
          <h1 className="mt-4 mb-5 text-[clamp(3rem,9vw,8.25rem)] leading-[0.84] tracking-[-0.02em] text-balance wrap-break-word">
            {college.short_name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3.5 gap-y-2 text-ui">
            <span className="rounded-xs bg-poster-deep px-[7px] py-[3px] font-display text-small leading-[1.15] font-semibold tracking-[0.04em] uppercase">
              {college.division}
            </span>
            {where.filter(Boolean).join(' · ')}
          </p>
          {!college.is_confirmed && (
            <p className="mt-3 text-ui text-poster-second">
              No source confirms that this college has a basketball team. Ask before you apply.
            </p>
          )}
          <p className="mt-3.5 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-ui">
            {chance && <ChanceMark chance={chance} />}
            <span className="text-poster-second">
              {chance_basis} {chance && 'It is beside the score, not in it. '}
              {knownWords(match)}
            </span>
          </p>
          <div className="mt-7 flex flex-wrap gap-2.5 print:hidden">{children}</div>
        </div>
        <div className="grid min-w-0 justify-items-center md:px-4">
          {/* On a phone the names would overlap, and the sum is right below. */}
          <span className="contents md:hidden">
            <MatchRing {...ringOf(match)} size="page" ground="poster" />
          </span>
          <span className="hidden md:contents">
            <MatchRing {...ringOf(match)} size="page" ground="poster" isLabeled />
          </span>
        </div>
      </div>
    </section>
  )
}
