import type { SignUpRole } from '@fieldhouse/contract/accounts.sign-up'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { findInvitation } from './family.queries.ts'

const notValid = 'This invitation is not valid.'

export const invitationRefusal = () =>
  new AppError('invalid', { message: notValid, errors: { invite: [notValid] } })

/** What is kept of an invitation in a form that waits: finds it, and is no key to it. */
export const keptInvite = (code: string): string => hashToken(code).toString('base64url')

/** ACC-17: unknown, used, late and withdrawn look the same; so does one for an athlete who can sign in by now. */
export const openInvitation = async (db: Db, kept: string) => {
  const invitation = await findInvitation(db, Buffer.from(kept, 'base64url'))
  if (!invitation || (invitation.role === 'athlete' && invitation.can_sign_in)) throw invitationRefusal()
  return invitation
}

/** Which relative one is, everybody knows best; whether one is the athlete, the invitation says. */
export const openInvitationAs = async (db: Db, kept: string, role: SignUpRole) => {
  const invitation = await openInvitation(db, kept)
  const isForAthlete = invitation.role === 'athlete'
  if (isForAthlete === (role === 'athlete')) return invitation
  const fault = `This invitation is for ${isForAthlete ? 'the athlete' : 'a relative of the athlete'}.`
  throw new AppError('invalid', { errors: { type: [fault] } })
}
