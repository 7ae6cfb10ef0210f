import type { ConversationFacts, Person } from '@fieldhouse/contract/messaging'

/** Number, class, and position, if known. A minor's gender and weight do not belong in a chat. */
const chatAthleteLine = ({ number, position, personal_metrics: { class_name } }: Person): string =>
  [
    number && `#${number}`,
    class_name && (/^\d{4}$/.test(class_name) ? `Class of ${class_name}` : class_name),
    position,
  ]
    .filter(Boolean)
    .join(', ')

/** The line below a person's name in a conversation. */
export const lineOf = (person: Person, college: string | null): string =>
  person.type === 'athlete'
    ? chatAthleteLine(person) || person.type_title
    : [person.position ?? person.type_title, person.type === 'coach' && college].filter(Boolean).join(', ')

/** The writer, before the text in a list: `Renee (mother): `. Empty if the row is already about them. */
export const authorWords = (
  { id, first_name, type, type_title }: Person,
  viewerId: string,
  shownId: string,
): string => {
  if (id === viewerId) return 'You: '
  if (id === shownId) return ''
  return type === 'athlete' ? `${first_name}: ` : `${first_name} (${type_title.toLowerCase()}): `
}

/** The other side, from the caller's view. */
export const otherOf = ({ side, athlete, contact }: ConversationFacts): Person =>
  side === 'family' ? contact : athlete

/** MSG-02, MSG-04: tells the writer who else reads it, both with a college coach and with a success coach. */
const readersWords = ({ side, athlete, contact, readers }: ConversationFacts, viewerId: string): string => {
  if (side === 'coach' || readers === null) return `${athlete.first_name}’s parents can read this chat.`
  if (viewerId === athlete.id) {
    const others = [readers.parents > 0 && 'your parents', readers.success_coach && 'your success coach']
    const named = others.filter(Boolean).join(' and ')
    return named
      ? `${named.charAt(0).toUpperCase()}${named.slice(1)} can read this chat.`
      : `Only you and ${contact.first_name} can read this chat.`
  }
  const family = readers.parents > 0 ? `${athlete.first_name}’s family` : athlete.first_name
  return readers.success_coach
    ? `${family} and the success coach read this chat too.`
    : `${family} reads this chat too.`
}

/** Below the field: what Enter does, and who else reads it. */
export const composerHint = (facts: ConversationFacts, viewerId: string): string =>
  `Press Enter to send. ${readersWords(facts, viewerId)}`
