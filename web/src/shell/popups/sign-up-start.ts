import { type Invitation, type SignUpRole, signUpRoles } from '@fieldhouse/contract/accounts.sign-up'
import type { SignUpStart } from '../../features/accounts/sign-up/sign-up-start.ts'
import type { InviteParams } from '../../lib/invite-params.ts'

const roleIn = (text: string | null): SignUpRole | null => signUpRoles.find((role) => role === text) ?? null

/** ACC-05: a team's link and an event's link fix the role, and so does an invitation with a role. */
export const signUpStartOf = (
  params: InviteParams | null,
  invitation: Invitation | null,
  promoCode: string | null,
): SignUpStart => {
  const { team_id: teamId = null, event = null, invite = null } = params ?? {}
  const asked = roleIn(params?.role ?? null)
  const isInvited = invite !== null
  const role = invitation?.type ?? (isInvited && asked === 'coach' ? null : asked)
  const eventId = role === 'coach' && !isInvited ? event : null
  return {
    role,
    isRoleFixed: Boolean(invitation?.type) || eventId !== null || (role !== null && teamId !== null),
    teamId,
    eventId,
    fromEventId: isInvited ? null : event,
    invite,
    invitation,
    promoCode,
  }
}
