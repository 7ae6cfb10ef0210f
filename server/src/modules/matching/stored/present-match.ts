import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { Match as SentMatch } from '@fieldhouse/contract/matching.match'
import { presentCollege } from '../../colleges/index.ts'
import type { CatalogCollege } from '../catalog/catalog.ts'
import { type Match, matchOf } from '../score/score-colleges.ts'
import { remarksOf } from '../words/explain-match.ts'

/** A match as it is sent, without what depends on favorites. */
export type SharedMatch = Omit<SentMatch, 'is_favorite'>

export const presentMatch = (
  answers: MatchAnswers,
  { row, scored, level, is_confirmed }: CatalogCollege,
  match: Match,
  rank: number | null,
): SharedMatch => {
  const { reasons, cautions } = remarksOf(answers, scored, match)
  return {
    match_id: row.id,
    rank,
    college: { ...presentCollege(row), lat: row.lat, lon: row.lon, play_level: level, is_confirmed },
    total: match.total,
    parts: [...match.parts],
    unknown: [...match.unknown],
    chance: match.chance,
    distance: match.miles,
    net_cost: match.cost,
    is_cost_estimate: match.is_cost_estimate,
    reason: reasons[0]?.title ?? null,
    caution: cautions[0]?.title ?? null,
    ruled_out_by: [...match.ruled_out_by],
  }
}

/** One college as a match, with its place in the list. Null if nothing that counts is known about it. */
export const matchWith = (
  answers: MatchAnswers,
  college: CatalogCollege,
  rank: number | null,
): SharedMatch | null => {
  const match = matchOf(answers, college.scored)
  return match && presentMatch(answers, college, match, rank)
}
