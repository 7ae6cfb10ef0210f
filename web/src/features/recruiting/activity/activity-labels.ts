import {
  type ActivityEvent,
  type EventType,
  eventTypes,
  type Outcome,
} from '@fieldhouse/contract/recruiting.activity'
import { fullName } from '../../../lib/person-name.ts'
import type { CenterRole } from '../center.ts'
import type { LogTab } from '../center-search.ts'

export const logTabNames: Record<LogTab, string> = {
  all: 'All',
  call: 'Calls',
  email: 'Emails',
  sms: 'SMS',
  view: 'Views',
  chat: 'Chat',
  log: 'Logs',
}

/** RCC-02: coaches don't see who viewed a page. The logs are for success coaches. */
const hiddenTabs: Record<CenterRole, readonly LogTab[]> = {
  family: ['log'],
  'success-coach': [],
  coach: ['view', 'log'],
}

export const tabsFor = (role: CenterRole): readonly LogTab[] =>
  (Object.keys(logTabNames) as LogTab[]).filter((tab) => !hiddenTabs[role].includes(tab))

/** The address's tab, or all if the role does not have it. */
export const tabOf = (role: CenterRole, asked: LogTab | undefined): LogTab =>
  asked && tabsFor(role).includes(asked) ? asked : 'all'

export const outcomeNames: Record<Outcome, string> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  'left-message': 'Left a message',
  replied: 'Replied',
  scheduled: 'Scheduled',
  declined: 'Declined',
}

const eventTypeNames: Record<EventType, string> = {
  [eventTypes.call]: 'Call',
  [eventTypes.email]: 'Email',
  [eventTypes.sms]: 'Text',
  [eventTypes.view]: 'Viewed your profile',
  [eventTypes.chat]: 'Message',
}

/** As in "Call, no answer". */
export const eventTitle = (
  { type, outcome, athlete, author }: Pick<ActivityEvent, 'type' | 'outcome' | 'athlete' | 'author'>,
  viewerId: string,
): string => {
  if (type === eventTypes.email && !author) return 'Email, by the contact form'
  if (type === eventTypes.view && athlete.user_id !== viewerId)
    return `Viewed ${athlete.first_name}’s profile`
  return outcome ? `${eventTypeNames[type]}, ${outcomeNames[outcome].toLowerCase()}` : eventTypeNames[type]
}

/** The other person: `Marisol Tran, Portland State`, or the athlete for a coach. */
export const otherSide = ({ contact, athlete, college }: ActivityEvent, role: CenterRole): string => {
  if (role === 'coach') return fullName(athlete)
  return college ? `${fullName(contact)}, ${college.short_name}` : fullName(contact)
}

/** Who wrote to whom, if that is not obvious: `To Marisol Tran, Portland State`. */
export const whoLine = (event: ActivityEvent, role: CenterRole): string => {
  const other = otherSide(event, role)
  const { type, author, me, contact, athlete } = event
  if (type !== eventTypes.chat || !author) return other
  if (me) return `To ${other}`
  if (role !== 'coach') return author.id === contact.user_id ? other : `${author.name} to ${other}`
  return author.id === athlete.user_id ? other : `${author.name}, for ${other}`
}

/** For an event that someone else added. */
export const addedByLine = ({ type, author, me }: ActivityEvent): string | null => {
  const isWritten = type !== eventTypes.view && type !== eventTypes.chat
  return isWritten && author && !me ? `Added by ${author.name}` : null
}

interface EmptyWords {
  title: string
  hint: string
}

/** RCC-02: the specification's texts, with a hint for each role. */
export const emptyLogWords = (role: CenterRole, tab: LogTab, picked: string | null): EmptyWords => {
  const pick = role === 'coach' ? 'Pick an athlete' : 'Pick a coach'
  if (tab === 'chat')
    return {
      title: 'No Messages Yet',
      hint: picked ? `Your messages with ${picked} show up here.` : `${pick} to write to.`,
    }
  if (tab === 'view')
    return {
      title: 'No Views Yet',
      hint: picked
        ? `${picked} has not looked at the page yet.`
        : `${pick} and write first. Coaches who view the page show up here.`,
    }
  return {
    title: 'Start an Event',
    hint: picked
      ? `Add a call, an email or a text with ${picked}.`
      : `${pick}, then add a call, an email or a text.`,
  }
}
