import { isGender } from '@fieldhouse/contract/accounts.gender'
import type { OwnRanking } from '@fieldhouse/contract/rankings'
import { scoreParts } from '@fieldhouse/contract/rankings.parts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { calculateScore } from './calculate-scores.ts'
import { findPlace, findStanding, type Standing } from './rankings.queries.ts'

/** The values used in the list, or what is known so far for an athlete who is not in it. */
const scoreOf = async (db: Db, { user_id, kept }: Standing) => {
  if (kept) return { parts: kept, score: kept.score, seasons: kept.seasons, evaluations: kept.evaluations }
  const score = await calculateScore(db, user_id)
  if (!score) throw new AppError('not_found')
  return { ...score, score: null, evaluations: 0 }
}

/** PUB-02: an athlete's rank among the shown ones, and its parts. */
export const showRanking = async (db: Db, userId: string): Promise<OwnRanking> => {
  const standing = await findStanding(db, userId)
  if (!standing) throw new AppError('not_found')
  const { athlete_id, slug, first_name, sport_key, class_year, is_visible } = standing
  const gender = isGender(standing.gender) ? standing.gender : null
  const { parts, score, seasons, evaluations } = await scoreOf(db, standing)
  const placeIn = (year: number | null) =>
    score === null || gender === null || !is_visible
      ? null
      : findPlace(db, { sport_key, gender, class_year: year }, score)
  return {
    athlete_id,
    slug,
    first_name,
    sport: { key: sport_key },
    gender,
    class: class_year,
    score,
    in_sport: await placeIn(null),
    in_class: class_year === null ? null : await placeIn(class_year),
    evaluations,
    seasons,
    is_visible,
    parts: scoreParts.map(({ key, weight }) => ({ key, weight, value: parts[key] })),
  }
}
