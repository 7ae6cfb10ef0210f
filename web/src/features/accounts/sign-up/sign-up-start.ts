import type { Invitation, SignUpRole } from '@fieldhouse/contract/accounts.sign-up'

/** What the link says about the person who signs up (ACC-05, SHL-13). */
export interface SignUpStart {
  role: SignUpRole | null
  isRoleFixed: boolean
  teamId: string | null
  /** The name of the link's team, if it is known. */
  teamName?: string | null
  /** The link's team does not exist anymore. */
  isTeamGone?: boolean
  /** A coach came from this event and picks one of its teams. */
  eventId: string | null
  /** The link's event, whatever the role. */
  fromEventId?: string | null
  /** An invitation's code and purpose. */
  invite: string | null
  invitation: Invitation | null
  promoCode: string | null
  /** PAY-02: in the payment dialog, nobody signs up as a coach. */
  isForPayment?: boolean
}
