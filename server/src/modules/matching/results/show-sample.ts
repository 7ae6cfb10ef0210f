import type { MatchSample } from '@fieldhouse/contract/matching'
import { surveySteps } from '@fieldhouse/contract/matching.answers'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Catalog, catalogOf } from '../catalog/catalog.ts'
import { mustHaveCosts } from '../stored/must-have-words.ts'
import { presentMatch } from '../stored/present-match.ts'
import { scoreCatalog } from '../stored/score-catalog.ts'
import { stepTitles } from '../survey/survey-words.ts'
import { explainCollege } from './explain-college.ts'
import { findCatalogVersion } from './sample.queries.ts'
import { sampleAnswers, sampleAthlete, sampleWords } from './sample-athlete.data.ts'
import { withFavorites } from './with-favorites.ts'

/** Enough to see what a list looks like. */
const sampleSize = 8

/** Nobody's favorites. */
const none: ReadonlySet<number> = new Set()

const sampleOf = (catalog: Catalog): MatchSample => {
  const answers = sampleAnswers
  const { matches, costs, considered } = scoreCatalog(answers, catalog)
  const ranking = matches.map((match, index) => ({ ...match, rank: index + 1 }))
  const shown = ranking.slice(0, sampleSize).flatMap((match) => {
    const college = catalog.colleges.get(match.college_id)
    return college ? [presentMatch(answers, college, match, match.rank)] : []
  })
  const [first] = ranking
  const best = first && explainCollege({ answers, catalog, ranking }, first.college_id)
  if (!best) throw new AppError('not_found')
  return {
    athlete: sampleAthlete,
    survey: surveySteps.map((id) => ({ id, title: stepTitles[id], answer: sampleWords[id] })),
    total: ranking.length,
    considered,
    must_haves: mustHaveCosts(answers, costs),
    matches: withFavorites(shown, none),
    best: { ...best, is_favorite: false, answered_on: null },
  }
}

/**
 * BCM-03: the matches of the invented athlete. They depend on the catalog alone, so everyone gets the same, and they are
 * computed once for each version of it.
 */
export const createSample = () => {
  let last: { readonly version: string; readonly sample: MatchSample } | null = null
  return async (db: Db): Promise<MatchSample> => {
    const asked = await findCatalogVersion(db)
    if (last?.version === asked) return last.sample
    const catalog = await catalogOf(db, asked)
    last = { version: catalog.version, sample: sampleOf(catalog) }
    return last.sample
  }
}
