import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findFavoriteIds } from '../../recruiting/index.ts'
import { type Catalog, catalogOf } from '../catalog/catalog.ts'
import type { StoredRank, StoredSummary } from '../matching.tables.ts'
import { type MatchingOwner, oncePerOwner } from '../owner/open-matching.ts'
import { inputsOf } from './inputs.ts'
import { matchWith, type SharedMatch } from './present-match.ts'
import { perPage, refreshMatches } from './refresh-matches.ts'
import { findResults, type StoredResults } from './stored.queries.ts'

/** A place in the list, with what a list is sorted and filtered by. */
export interface RankedMatch {
  /** From 1, the best. */
  readonly rank: number
  readonly college_id: number
  readonly total: number
  readonly chance: StoredRank[2]
  /** Whole miles from home. */
  readonly miles: number | null
  readonly cost: number | null
}

/** An athlete's matches, always those of the present survey, profile, catalog, and method. */
export interface MatchesOfOwner {
  readonly answers: MatchAnswers
  readonly catalog: Catalog
  readonly summary: StoredSummary
  /** The best first, all that pass the must-haves. */
  readonly ranking: readonly RankedMatch[]
  readonly scored_at: Date
}

const finishedAnswers = ({ is_completed, answers }: MatchingOwner): MatchAnswers => {
  if (is_completed && answers) return answers
  throw new AppError('survey_unfinished', { message: 'Finish the survey to see your matches.' })
}

const present = (
  answers: MatchAnswers,
  catalog: Catalog,
  { summary, ranking, scored_at }: Pick<StoredResults, 'summary' | 'ranking' | 'scored_at'>,
): MatchesOfOwner => ({
  answers,
  catalog,
  summary,
  ranking: ranking.map(([college_id, total, chance, miles, cost], index) => ({
    rank: index + 1,
    college_id,
    total,
    chance,
    miles,
    cost,
  })),
  scored_at,
})

/**
 * BCM-02: the stored matches, if they follow from what is true now. Otherwise they are scored and stored first.
 * 409 `survey_unfinished` before the survey is completed.
 */
export const matchesOf = oncePerOwner(async (db, owner): Promise<MatchesOfOwner> => {
  const answers = finishedAnswers(owner)
  const catalog = await catalogOf(db, owner.catalog_version)
  const stored = await findResults(db, owner.id, inputsOf(answers, catalog.version))
  if (stored) return present(answers, catalog, stored)
  const fresh = await refreshMatches(db, owner.id)
  // Between two readings, the athlete may have changed, or left.
  if (!fresh) throw new AppError('not_found')
  return present(fresh.answers, fresh.catalog, fresh.results)
})

/** The matches at these places of a list, as they are sent, without favorites. */
export const presentRanked = (
  { answers, catalog }: Pick<MatchesOfOwner, 'answers' | 'catalog'>,
  places: readonly Pick<RankedMatch, 'college_id' | 'rank'>[],
): SharedMatch[] =>
  places.flatMap(({ college_id, rank }) => {
    const college = catalog.colleges.get(college_id)
    const match = college && matchWith(answers, college, rank)
    return match ? [match] : []
  })

export interface MatchPage {
  readonly matches: readonly SharedMatch[]
  /** The same as JSON. A stored page is sent without being read. */
  readonly json: string
  /** The length of the whole list. */
  readonly total: number
  /** The favorite colleges of the athlete. */
  readonly favorites: ReadonlySet<number>
}

/**
 * BCM-02: a page of the list in its own order. Usually it is one stored row that came with the athlete. Empty after the
 * last page.
 */
export const matchPageOf = async (db: Db, owner: MatchingOwner, number: number): Promise<MatchPage> => {
  const answers = finishedAnswers(owner)
  const catalog = await catalogOf(db, owner.catalog_version)
  const stored = owner.page
  if (stored?.number === number && stored.inputs === inputsOf(answers, catalog.version))
    return {
      get matches() {
        return JSON.parse(stored.matches)
      },
      json: stored.matches,
      total: stored.total,
      favorites: new Set(stored.favorites),
    }
  const matches = await matchesOf(db, owner)
  const places = matches.ranking.slice((number - 1) * perPage, number * perPage)
  const shown = presentRanked(matches, places)
  return {
    matches: shown,
    json: JSON.stringify(shown),
    total: matches.ranking.length,
    favorites: await findFavoriteIds(db, owner.id),
  }
}
