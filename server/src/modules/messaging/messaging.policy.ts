import type { VerificationMethod } from '@fieldhouse/contract/colleges.verified'
import type { Actor, UserType } from '@fieldhouse/contract/guards'
import type { ConversationKey, Side } from '@fieldhouse/contract/messaging.live'
import { endedBecause, endedOn, type FeatureAccess } from '../accounts/index.ts'
import { recruitingGap } from '../profiles/index.ts'

/** Who is part of a conversation, and what they may do in it. */

/** A person's side, and their conversation. */
export interface Participation extends ConversationKey {
  readonly side: Side
  /** A success coach in the athlete's place. */
  readonly is_on_behalf: boolean
}

/** How a call names a conversation. */
export interface Asked {
  readonly user?: string | undefined
  readonly contact: string
}

const withFamily = (athlete_user_id: string, contact_id: string): Participation => ({
  athlete_user_id,
  contact_id,
  side: 'family',
  is_on_behalf: false,
})
const withCoach = (athlete_user_id: string, contact_id: string): Participation => ({
  ...withFamily(athlete_user_id, contact_id),
  side: 'coach',
})

/** The conversation that is meant, and the side of the caller. Null if there can be none. */
export const placeMeant = (
  { id, type }: Pick<Actor, 'id' | 'type'>,
  { user, contact }: Asked,
  onlyAthlete: string | null = null,
): Participation | null => {
  const isOwn = user === undefined || user === id
  switch (type) {
    case 'athlete':
      return isOwn ? withFamily(id, contact) : null
    case 'parent': {
      const athlete = isOwn ? onlyAthlete : user
      return athlete === null ? null : withFamily(athlete, contact)
    }
    case 'coach':
      return isOwn ? withCoach(contact, id) : null
    case 'rsc':
      if (isOwn) return withCoach(contact, id)
      return contact === id ? withCoach(user, id) : { ...withFamily(user, contact), is_on_behalf: true }
    default:
      return null
  }
}

/** How a call by this person would name a conversation. */
export const askedFor = (
  { id, type }: Pick<Actor, 'id' | 'type'>,
  { athlete_user_id, contact_id }: ConversationKey,
): Asked | null => {
  if (type !== 'coach') return { user: athlete_user_id, contact: contact_id }
  return contact_id === id ? { user: undefined, contact: athlete_user_id } : null
}

/** The facts that decide. */
export interface PlaceFacts {
  readonly contact_type: UserType
  readonly contact_name: string
  readonly has_contact_left: boolean
  readonly has_athlete_left: boolean
  /** For the caller. */
  readonly is_guardian: boolean
  /** The athlete's current success coach. */
  readonly claimed_by: string | null
  /** An admin assigned the athlete to this coach. */
  readonly is_assigned: boolean
  /** How the coach was verified for this athlete. Null for an unverified coach, and for success coaches. */
  readonly verified_by: VerificationMethod | null
  /** Null if the athlete's page is gone. */
  readonly is_visible: boolean | null
  readonly sport_key: string | null
  /** What the athlete's family has of the recruiting center and of a success coach. */
  readonly center: FeatureAccess
  readonly success_coach: FeatureAccess
  /** There are messages that the caller's side can see. */
  readonly has_begun: boolean
  /** Some of them are by the coach. */
  readonly has_coach_written: boolean
  readonly is_blocked: boolean
}

const isOfFamily = (
  { id, type }: Pick<Actor, 'id' | 'type'>,
  { contact_id, is_on_behalf }: Participation,
  { contact_type, is_guardian, claimed_by, has_begun }: PlaceFacts,
): boolean => {
  if (is_on_behalf) return claimed_by === id && contact_type === 'coach'
  if (type === 'parent' && !is_guardian) return false
  return contact_type === 'coach' || (contact_type === 'rsc' && (claimed_by === contact_id || has_begun))
}

/** Whether a person is part of a conversation, or may start it. Everyone else is a stranger. */
export const mayEnter = (
  actor: Pick<Actor, 'id' | 'type'>,
  place: Participation,
  facts: PlaceFacts,
): boolean => {
  if (facts.has_athlete_left && (place.side === 'family' || !facts.has_begun)) return false
  if (place.side === 'family') return isOfFamily(actor, place, facts)
  if (actor.type === 'rsc') return facts.claimed_by === actor.id
  if (facts.has_begun) return true
  return facts.verified_by !== null && (facts.is_visible === true || facts.is_assigned)
}

const notVerifiedYourself = 'You can write again as soon as your account is verified.'

const accountDeleted = 'This account was deleted. You can still read the messages.'

const answersAreOpen = 'As soon as a coach writes to you, you can answer.'

const toWriteFirst = {
  sport: 'Writing to coaches first is open to basketball athletes.',
  package: 'Writing to coaches first needs a package with the recruiting center.',
}

/** Why nothing can be sent: a code for clients, and a text for the caller. */
export interface Closed {
  readonly code: 'forbidden' | 'package_ended'
  readonly message: string
  /** The part of a package that would open it, for a person who can get one. */
  readonly opens_with: 'recruiting-center' | 'success-coach' | null
}

const closedWith = (message: string, opens_with: Closed['opens_with'] = null): Closed => ({
  code: 'forbidden',
  message,
  opens_with,
})

/** After a package ended, a conversation goes on. Only the first message needs the package. */
const closedByEnd = (
  access: FeatureAccess,
  needs: 'recruiting-center' | 'success-coach',
  { has_begun }: Pick<PlaceFacts, 'has_begun'>,
  isSuccessCoach: boolean,
): Closed | null => {
  const message = endedBecause(access, { things: 'First messages', needs, isSuccessCoach })
  return message === null || has_begun
    ? null
    : {
        code: 'package_ended',
        message: isSuccessCoach ? message : `${message} ${answersAreOpen}`,
        opens_with: isSuccessCoach ? null : needs,
      }
}

const closedWithSuccessCoach = (contact_id: string, { contact_name, ...facts }: PlaceFacts): Closed | null =>
  facts.claimed_by === contact_id
    ? closedByEnd(facts.success_coach, 'success-coach', facts, false)
    : closedWith(`${contact_name} is no longer your success coach.`)

const closedToWriteFirst = (facts: PlaceFacts, isOnBehalf: boolean): Closed | null => {
  const gap = recruitingGap(facts, isOnBehalf)
  if (gap === 'ended') return closedByEnd(facts.center, 'recruiting-center', facts, isOnBehalf)
  const opens = gap === 'package' && !isOnBehalf ? 'recruiting-center' : null
  return gap && closedWith(`${toWriteFirst[gap]} ${answersAreOpen}`, opens)
}

/** Why nothing can be sent. Null while the conversation is open. */
export const closedBecause = (
  { side, contact_id, is_on_behalf }: Participation,
  facts: PlaceFacts,
): Closed | null => {
  const { contact_type, contact_name } = facts
  if (facts.has_contact_left || facts.has_athlete_left) return closedWith(accountDeleted)
  if (side === 'coach')
    return contact_type === 'coach' && facts.verified_by === null ? closedWith(notVerifiedYourself) : null
  if (facts.is_blocked)
    return closedWith(
      is_on_behalf
        ? `The family has blocked ${contact_name}.`
        : `You have blocked ${contact_name}. Unblock to write again.`,
    )
  if (contact_type === 'rsc') return closedWithSuccessCoach(contact_id, facts)
  if (facts.verified_by === null) return closedWith(`${contact_name} is not a verified coach right now.`)
  return facts.has_coach_written ? null : closedToWriteFirst(facts, is_on_behalf)
}

/**
 * The day the package ended that a conversation came with. Only the athlete's side learns it: for a coach, nothing has
 * changed.
 */
export const packageEndedOn = (
  { side }: Participation,
  { contact_type, center, success_coach }: PlaceFacts,
): string | null => (side === 'coach' ? null : endedOn(contact_type === 'rsc' ? success_coach : center))

/** A college coach can be blocked. A success coach is one of us, and can be reported. */
export const canBlock = ({ side, is_on_behalf }: Participation, { contact_type }: PlaceFacts): boolean =>
  side === 'family' && !is_on_behalf && contact_type === 'coach'

/** A draft belongs to the person. An admin who acts as them neither finds nor leaves one. */
export const keepsDrafts = ({ impersonator_id }: Pick<Actor, 'impersonator_id'>): boolean =>
  impersonator_id === null

/** An admin who acts as another user, and a success coach in the athlete's place, mark nothing as read. */
export const leavesReceipts = (
  { impersonator_id }: Pick<Actor, 'impersonator_id'>,
  { is_on_behalf }: Pick<Participation, 'is_on_behalf'>,
): boolean => impersonator_id === null && !is_on_behalf
