import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Catalog, catalogOf } from '../catalog/catalog.ts'
import type { StoredRank } from '../matching.tables.ts'
import { type MatchingOwner, readOwner } from '../owner/open-matching.ts'
import { methodVersion } from '../score/method-version.ts'
import type { Match } from '../score/score-colleges.ts'
import { inputsOf } from './inputs.ts'
import { presentMatch } from './present-match.ts'
import { scoreCatalog } from './score-catalog.ts'
import {
  findLastResults,
  lockSurvey,
  markScored,
  type StoredResults,
  writeResults,
} from './stored.queries.ts'
import { bestCount, newsFor, tellFamily } from './tell-family.ts'

/** Matches on a page of the list. */
export const perPage = 15

/** Few people read further. Later pages are put together when they are read. */
export const storedPages = 20

const rankOf = ({ college_id, total, chance, miles, cost }: Match): StoredRank => [
  college_id,
  total,
  chance,
  miles,
  cost,
]

/** The first pages of the list, each as JSON. */
const pagesOf = (answers: MatchAnswers, { colleges }: Catalog, matches: readonly Match[]): string[] => {
  const shown = matches.slice(0, perPage * storedPages).flatMap((match, index) => {
    const college = colleges.get(match.college_id)
    return college ? [presentMatch(answers, college, match, index + 1)] : []
  })
  const pages = Math.ceil(shown.length / perPage)
  return Array.from({ length: pages }, (_, page) =>
    JSON.stringify(shown.slice(page * perPage, (page + 1) * perPage)),
  )
}

export interface FreshMatches {
  readonly answers: MatchAnswers
  readonly catalog: Catalog
  readonly results: Pick<StoredResults, 'summary' | 'ranking' | 'scored_at'>
}

interface Scoring {
  readonly owner: MatchingOwner
  readonly answers: MatchAnswers
  readonly survey_version: number
  readonly catalog: Catalog
  readonly inputs: string
}

const scoreAndStore = async (
  tx: Db,
  { owner, answers, survey_version, catalog, inputs }: Scoring,
  before: StoredResults | null,
): Promise<FreshMatches> => {
  const { matches, costs, considered, unverified } = scoreCatalog(answers, catalog)
  const results = {
    athlete_user_id: owner.id,
    inputs,
    survey_version,
    catalog_version: catalog.version,
    method_version: methodVersion,
    summary: { considered, unverified, costs },
    ranking: matches.map(rankOf),
    best_known: matches.slice(0, bestCount).map(({ college_id }) => college_id),
    scored_at: clock.now(),
  }
  // While nodes are being replaced, an older one does not undo the work of a newer one.
  if (before && before.method_version > methodVersion) return { answers, catalog, results }
  await writeResults(tx, results, pagesOf(answers, catalog, matches))
  const news = newsFor(before, results)
  if (news) await tellFamily(tx, owner, { news, before, after: results, catalog })
  return { answers, catalog, results }
}

/**
 * BCM-02: scores an athlete's matches from what is true now, and stores them, unless somebody did so already. The
 * survey is locked meanwhile, so results are never stored under answers that they don't follow from. Null if there is
 * nothing to score.
 */
export const refreshMatches = (db: Db, athleteUserId: string): Promise<FreshMatches | null> =>
  transaction(db, async (tx) => {
    await lockSurvey(tx, athleteUserId)
    const owner = await readOwner(tx, athleteUserId)
    if (!owner?.is_completed || !owner.answers || !owner.survey) {
      // A change of the profile that completes it again also marks it again.
      await markScored(tx, athleteUserId)
      return null
    }
    const { answers, survey } = owner
    const catalog = await catalogOf(tx, owner.catalog_version)
    const inputs = inputsOf(answers, catalog.version)
    const before = await findLastResults(tx, athleteUserId)
    if (before?.inputs === inputs) {
      await markScored(tx, athleteUserId)
      return { answers, catalog, results: before }
    }
    return scoreAndStore(tx, { owner, answers, survey_version: survey.version, catalog, inputs }, before)
  })
