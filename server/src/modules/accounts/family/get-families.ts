import type { Family } from '@fieldhouse/contract/accounts.family'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { findFamilies } from './family.queries.ts'

export const getFamilies = async (db: Db, actor: Actor): Promise<Family[]> => {
  const { athletes, guardians, invitations } = await findFamilies(db, actor.id)
  const isMe = (userId: string) => userId === actor.id
  return athletes.map((athlete) => ({
    athlete_user_id: athlete.user_id,
    first_name: athlete.first_name,
    last_name: athlete.last_name,
    members: [
      { ...athlete, role: 'athlete', is_me: isMe(athlete.user_id) },
      ...guardians
        .filter(({ athlete_user_id }) => athlete_user_id === athlete.user_id)
        .map((guardian) => ({ ...guardian, is_me: isMe(guardian.user_id) })),
    ],
    invitations: invitations
      .filter(({ athlete_user_id }) => athlete_user_id === athlete.user_id)
      .map((invitation) => ({ ...invitation, expires_at: invitation.expires_at.toISOString() })),
  }))
}
