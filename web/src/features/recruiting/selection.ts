import type { Output } from '@fieldhouse/contract/endpoint'
import type { CenterItem } from '@fieldhouse/contract/recruiting'
import type { ActivityEvent } from '@fieldhouse/contract/recruiting.activity'
import type { getCenterContact } from '@fieldhouse/contract/recruiting.contacts'
import { fullName } from '../../lib/person-name.ts'
import type { Center } from './center.ts'
import type { CenterSearch } from './center-search.ts'

/** The selected person, as far as the page knows. */
export interface Selection {
  /** The id for API calls: the coach's contact or user id, or the athlete's user id. */
  contact: string
  /** Without an account there is no conversation. */
  userId: string | null
  /** Null for a person the server no longer lists. */
  name: string | null
  /** By its short name. */
  college: { id: number; name: string } | null
}

/** The chat's conversation, as `GET message` expects it. */
export interface ChatSelection {
  user?: string
  contact: string
}

const coachIn = (items: readonly CenterItem[], id: string): Selection | null => {
  for (const item of items) {
    if (item.kind !== 'college') continue
    const coach = item.coaches.find((one) => one.id === id || one.user_id === id)
    if (coach)
      return {
        contact: coach.id,
        userId: coach.user_id,
        name: fullName(coach),
        college: { id: item.id, name: item.short_name },
      }
  }
  return null
}

const coachOf = (events: readonly ActivityEvent[], id: string): Selection | null => {
  const event = events.find(({ contact_id, contact }) => contact_id === id || contact.user_id === id)
  return event
    ? {
        contact: event.contact_id ?? id,
        userId: event.contact.user_id,
        name: fullName(event.contact),
        college: event.college && { id: event.college.id, name: event.college.short_name },
      }
    : null
}

const listedAthlete = (items: readonly CenterItem[], id: string): Selection | null => {
  const athlete = items.find((item) => item.kind === 'athlete' && item.user_id === id)
  return athlete?.kind === 'athlete'
    ? { contact: athlete.user_id, userId: athlete.user_id, name: fullName(athlete), college: null }
    : null
}

const athleteOf = (events: readonly ActivityEvent[], id: string): Selection | null => {
  const event = events.find(({ user_id }) => user_id === id)
  return event ? { contact: id, userId: id, name: fullName(event.athlete), college: null } : null
}

/** RCC-04: the id of the person in the address. A coach's address names an athlete, all others a coach. */
export const pickedId = (
  { role }: Pick<Center, 'role'>,
  { coach_id, athlete_id }: CenterSearch,
): string | null => (role === 'coach' ? athlete_id : coach_id) ?? null

/** The same person as the page already shows them: from the list, or from the log. */
export const shownSelection = (
  { role }: Pick<Center, 'role'>,
  id: string,
  items: readonly CenterItem[],
  events: readonly ActivityEvent[],
): Selection | null =>
  role === 'coach'
    ? (listedAthlete(items, id) ?? athleteOf(events, id))
    : (coachIn(items, id) ?? coachOf(events, id))

/** As the server names them. It does not know coaches who left: then the id is the account's, as in chat links. */
export const foundSelection = (
  id: string,
  found: Output<typeof getCenterContact>['data'] | null,
): Selection =>
  found
    ? {
        contact: found.id,
        userId: found.user_id,
        name: fullName(found),
        college: found.college && { id: found.college.id, name: found.college.short_name },
      }
    : { contact: id, userId: id, name: null, college: null }

/** Whether the address requests the chat. */
export const isChatAsked = ({ event_type, activeLog, openActivityLog }: CenterSearch): boolean =>
  event_type === 'chat' || (!event_type && activeLog === 'chat' && openActivityLog === '1')

/**
 * Shown if the address requests the chat and there is a person to chat with. A success coach acts for the athlete, but
 * writes to the athlete in their own name.
 */
export const selectedChat = (
  { role, id }: Pick<Center, 'role' | 'id'>,
  search: CenterSearch,
  selection: Selection | null,
): ChatSelection | null => {
  const { coach_id, athlete_id } = search
  if (!isChatAsked(search)) return null
  if (role === 'success-coach' && athlete_id === id && !coach_id) return { contact: id }
  if (!selection?.userId) return null
  return role === 'coach' ? { contact: selection.userId } : { user: id, contact: selection.userId }
}
