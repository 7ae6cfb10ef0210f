import { verifiedBy } from '@fieldhouse/contract/colleges.verified'
import type { InboxItem, InboxRow } from '@fieldhouse/contract/inbox'
import { restorableUntil } from '../accounts/index.ts'
import { reasonWords } from '../messaging/index.ts'
import type { StoredItem } from './inbox.queries.ts'

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const deletionSubject = ({ person_deleted_at, person_erased_at }: StoredItem): string => {
  if (person_erased_at) return 'Deleted their account. It was erased.'
  if (!person_deleted_at) return 'Deleted their account, and it was restored.'
  return `Deleted their account. It will be erased on ${longDay.format(restorableUntil(person_deleted_at))}.`
}

const subjectOf = (item: StoredItem): string => {
  switch (item.kind) {
    case 'contact':
      return 'Wrote with the contact form'
    case 'feedback':
      return `Feedback about ${item.page_url ?? 'a page'}`
    case 'report':
      return item.report_reason
        ? `Reported a message from ${item.reported_name}: ${reasonWords[item.report_reason]}`
        : 'Reported a message that was erased'
    case 'transcript':
      return item.asker_name
        ? `Reported ${item.asker_name} of ${item.asker_college}, who asked for transcripts`
        : 'Reported a transcript request that was erased'
    case 'deletion':
      return deletionSubject(item)
  }
}

/** What the sender wrote to the team. */
export const textOf = ({
  contact_message,
  feedback_message,
  report_note,
  asked_note,
}: StoredItem): string | null => contact_message || feedback_message || report_note || asked_note || null

const fromOf = ({ contact_name, person_name, feedback_email }: StoredItem): string =>
  contact_name ?? person_name ?? feedback_email ?? 'A visitor'

const excerptLength = 200

/** Whole signs: half an emoji is none, and the browser would draw it differently than the server. */
const excerptOf = (text: string): string => {
  const signs = [...text.replace(/\s+/g, ' ')]
  return signs.length > excerptLength
    ? `${signs.slice(0, excerptLength).join('').trimEnd()}…`
    : signs.join('')
}

export const presentRow = (item: StoredItem): InboxRow => {
  const { id, kind, state, version, created_at, assignee_id, assignee_name } = item
  return {
    id,
    kind,
    state,
    version,
    from: fromOf(item),
    subject: subjectOf(item),
    excerpt: excerptOf(textOf(item) ?? ''),
    assignee: assignee_id ? { id: assignee_id, name: assignee_name ?? '' } : null,
    created_at: created_at.toISOString(),
  }
}

/** What else is known, as lines of a list. */
export const factsOf = (item: StoredItem): InboxItem['facts'] => {
  const facts: Record<string, string | null> = {
    Email: item.contact_email || item.feedback_email,
    Phone: item.contact_phone,
    Page: item.page_url,
    Request: item.request_id,
    Athlete: item.athlete_name,
    'Asked by': item.asker_name && `${item.asker_name}, ${item.asker_college}`,
    'Their email': item.asker_email,
    'Their reason': item.asker_reason,
    Verified:
      item.asker_name && (item.asker_verified_by ? verifiedBy[item.asker_verified_by] : 'Not verified'),
  }
  return Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
