import type { SignUpRole } from '@fieldhouse/contract/accounts.sign-up'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { findInvitation } from './family.queries.ts'

const notValid = 'This invitation is not valid.'

export const invitationRefusal = () =>
  new AppError('invitation_ended', { message: notValid, errors: { invite: [notValid] } })

/** The stored form of an invitation in a waiting sign-up. It finds the invitation but can't open it. */
export const keptInvite = (code: string): string => hashToken(code).toString('base64url')

/** ACC-17: unknown, used, expired, and withdrawn look the same. So does one for an athlete who can sign in by now. */
export const openInvitation = async (db: Db, kept: string) => {
  const invitation = await findInvitation(db, Buffer.from(kept, 'base64url'))
  if (!invitation || (invitation.role === 'athlete' && invitation.can_sign_in)) throw invitationRefusal()
  return invitation
}

/** People choose which relative they are. The invitation decides whether they are the athlete. */
export const openInvitationAs = async (db: Db, kept: string, role: SignUpRole) => {
  const invitation = await openInvitation(db, kept)
  const isForAthlete = invitation.role === 'athlete'
  if (isForAthlete === (role === 'athlete')) return invitation
  const fault = `This invitation is for ${isForAthlete ? 'the athlete' : 'a relative of the athlete'}.`
  throw new AppError('invalid', { errors: { type: [fault] } })
}
