import type { Actor } from '@fieldhouse/contract/guards'
import type { CoachInMatch, ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findCoachesInList, findFavoriteIds, lastContactsInWords } from '../../recruiting/index.ts'
import { answeredOn } from '../owner/completion.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { matchesOf } from '../stored/matches-of.ts'
import { explainCollege, similarMatches } from './explain-college.ts'
import { withFavorites } from './with-favorites.ts'

/** The coaches of these colleges as the athlete's family sees them, with the last contact. */
const findCoaches = async (
  db: Db,
  actor: Actor,
  { id, shown, athlete }: MatchingOwner,
  collegeIds: readonly number[],
): Promise<(collegeId: number) => CoachInMatch[]> => {
  const team = { user_id: id, gender: shown.player.gender ?? athlete.gender }
  const coaches = await findCoachesInList(db, actor, team, collegeIds)
  const contacts = await lastContactsInWords(db, id, collegeIds)
  return (collegeId) =>
    (coaches.get(collegeId) ?? []).map((coach) => ({
      ...coach,
      last_contact: contacts.get(coach.id)?.words ?? null,
      last_contact_on: contacts.get(coach.id)?.day ?? null,
    }))
}

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
  const coachesOf = await findCoaches(db, actor, owner, collegeIds)
  const favorites = await findFavoriteIds(db, owner.id)
  return withFavorites(explained, favorites).map((match) => ({
    ...match,
    coaches: coachesOf(match.match_id),
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
