import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { coachesTeamOf } from '../../teams/index.ts'
import { type Audience, audienceOf, decidingRelation, type Relation } from '../profiles.policy.ts'
import { isGuardian } from '../profiles.queries.ts'

/** Whether a coach takes care of the athlete. Another module knows. */
export type IsAssignedTo = (db: Db, actor: Actor, athleteUserId: string) => Promise<boolean>

/** A person's relation to an athlete, with at most one query. */
export const findAudience = async (
  db: Db,
  actor: Actor | null,
  athleteUserId: string,
  isAssignedTo: IsAssignedTo,
): Promise<Audience> => {
  const holds = (viewer: Actor, relation: Relation): Promise<boolean> => {
    switch (relation) {
      case 'guardian':
        return isGuardian(db, viewer.id, athleteUserId)
      case 'care':
        return isAssignedTo(db, viewer, athleteUserId)
      case 'team':
        return coachesTeamOf(db, viewer.id, athleteUserId)
    }
  }
  const relation = decidingRelation(actor, athleteUserId)
  const isRelated = actor !== null && relation !== null && (await holds(actor, relation))
  return audienceOf(actor, athleteUserId, isRelated)
}
