import type { Actor } from '@fieldhouse/contract/guards'
import type { ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { coachesWithContacts } from '../../recruiting/index.ts'
import { answeredOn } from '../owner/completion.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { matchesOf } from '../stored/matches-of.ts'
import { explainCollege, similarMatches } from './explain-college.ts'
import { keptOf } from './kept-matches.ts'
import { withFavorites } from './with-favorites.ts'

/** BCM-02: one to four matches with every part, in the order asked for. Each must be one. */
export const compareMatches = async (
  db: Db,
  actor: Actor,
  owner: MatchingOwner,
  collegeIds: readonly number[],
): Promise<ExplainedMatch[]> => {
  const matches = await matchesOf(db, owner)
  const explained = collegeIds.flatMap((id) => explainCollege(matches, id) ?? [])
  if (explained.length < collegeIds.length) throw new AppError('not_found')
  const { id, shown, athlete } = owner
  const team = { user_id: id, gender: shown.player.gender ?? athlete.gender }
  const [coaches, kept] = await Promise.all([
    coachesWithContacts(db, actor, team, collegeIds),
    keptOf(db, owner),
  ])
  const favorites = new Set(kept.favorites)
  return withFavorites(explained, favorites).map((match) => ({
    ...match,
    coaches: coaches.get(match.match_id) ?? [],
    similar: withFavorites(similarMatches(matches, match.match_id), favorites),
    answered_on: answeredOn(owner),
  }))
}

/** BCM-02: the page of a match. */
export const showMatch = async (
  db: Db,
  actor: Actor,
  owner: MatchingOwner,
  collegeId: number,
): Promise<ExplainedMatch> => {
  const [match] = await compareMatches(db, actor, owner, [collegeId])
  if (!match) throw new AppError('not_found')
  return match
}
