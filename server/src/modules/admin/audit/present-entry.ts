import type { AuditEntry } from '@fieldhouse/contract/admin.audit'
import type { StoredEntry } from './audit.queries.ts'
import { actionText } from './audit-labels.ts'
import { fieldText, valueText } from './value-text.ts'

const erased = 'Deleted account'

/** An id without a row belongs to somebody whose account was merged or removed. */
const personOf = (id: string | null, found: { id: string; name: string } | null) =>
  id === null ? null : { id, name: found?.name ?? erased }

const whoOf = ({ actor_id, actor, acting_as_id, acting_as, address }: StoredEntry): AuditEntry['who'] => {
  const person = personOf(actor_id, actor)
  return {
    id: person?.id ?? null,
    name: person?.name ?? (address ? 'Not signed in' : 'System'),
    acting_as: personOf(acting_as_id, acting_as),
  }
}

/** What the log says about an erased person's data is not shown, whatever is still stored. */
const changesOf = ({ before, after, is_user_erased }: StoredEntry): AuditEntry['changes'] => {
  if (is_user_erased) return []
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({
    field: fieldText(field),
    before: valueText(field, before?.[field]),
    after: valueText(field, after?.[field]),
  }))
}

/** Of the details, only the reason is for reading. */
const noteOf = ({ details: { reason }, is_user_erased }: StoredEntry): string | null =>
  typeof reason === 'string' && reason !== '' && !is_user_erased ? reason : null

export const presentEntry = (entry: StoredEntry): AuditEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  who: whoOf(entry),
  text: actionText(entry),
  user: personOf(entry.user_id, entry.user),
  subject: entry.subject,
  changes: changesOf(entry),
  note: noteOf(entry),
})
