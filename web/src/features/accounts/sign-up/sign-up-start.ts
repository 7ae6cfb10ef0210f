import type { Invitation, SignUpRole } from '@fieldhouse/contract/accounts.sign-up'

/** What the link that led here says about whoever signs up (ACC-05, SHL-13). */
export interface SignUpStart {
  role: SignUpRole | null
  isRoleFixed: boolean
  teamId: string | null
  /** A coach came from this event, and picks one of its teams. */
  eventId: string | null
  /** The event that the link names, whatever the role. */
  fromEventId?: string | null
  /** The code of an invitation, and what it is for. */
  invite: string | null
  invitation: Invitation | null
  promoCode: string | null
}
