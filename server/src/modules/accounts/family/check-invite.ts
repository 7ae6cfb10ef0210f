import type { Invitation } from '@fieldhouse/contract/accounts.sign-up'
import type { Db } from '../../../platform/database/database.ts'
import { keptInvite, openInvitation } from './open-invitation.ts'

/** What an invitation is for. The page knows the sport. This module does not. */
export const checkInvite = async (db: Db, code: string): Promise<Invitation> => {
  const { role, ...invitation } = await openInvitation(db, keptInvite(code))
  return { ...invitation, sport_key: null, type: role }
}
