import type { ConversationFacts, Person } from '@fieldhouse/contract/messaging'

export const nameOf = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Number, class, position, gender and weight, as far as they are known. */
const athleteLine = ({
  number,
  position,
  gender,
  personal_metrics: { class_name, weight },
}: Person): string =>
  [
    number && `#${number}`,
    class_name && (/^\d{4}$/.test(class_name) ? `Class of ${class_name}` : class_name),
    position,
    gender && gender.charAt(0).toUpperCase() + gender.slice(1),
    weight && `${weight}\u00a0lbs`,
  ]
    .filter(Boolean)
    .join(', ')

/** What stands below the name of somebody in a conversation. */
export const lineOf = (person: Person, college: string | null): string =>
  person.type === 'athlete'
    ? athleteLine(person) || person.type_title
    : [person.position ?? person.type_title, person.type === 'coach' && college].filter(Boolean).join(', ')

/** Who is on the other side for whoever asked. */
export const otherOf = ({ side, athlete, contact }: ConversationFacts): Person =>
  side === 'family' ? contact : athlete

/** Below the field: what Enter does, and who reads it besides. */
export const composerHint = ({ side, athlete, contact }: ConversationFacts, viewerId: string): string => {
  if (contact.type === 'rsc') return 'Enter sends.'
  if (side === 'coach') return `Enter sends. ${athlete.first_name}’s parents can read this chat.`
  return viewerId === athlete.id
    ? 'Enter sends. Your parents can read this chat.'
    : `Enter sends. ${athlete.first_name} reads this chat too.`
}
