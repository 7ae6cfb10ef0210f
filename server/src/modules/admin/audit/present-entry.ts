import type { AuditEntry } from '@fieldhouse/contract/admin.audit'
import type { Db } from '../../../platform/database/database.ts'
import { findNamesOf, type StoredEntry } from './audit.queries.ts'
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

type Names = ReadonlyMap<string, string>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The people that a change names by their ids, as in `owner_id`. */
const peopleIn = ({ before, after }: StoredEntry): string[] =>
  [before, after]
    .flatMap((values) => Object.entries(values ?? {}))
    .flatMap(([field, value]) =>
      field.endsWith('_id') && typeof value === 'string' && uuid.test(value) ? value : [],
    )

/**
 * What the log says about an erased person's data is not shown, whatever is still stored. A field that has nothing
 * before and after says nothing.
 */
const changesOf = ({ before, after, is_user_erased }: StoredEntry, names: Names): AuditEntry['changes'] => {
  if (is_user_erased) return []
  const textOf = (field: string, value: unknown) =>
    valueText(field, typeof value === 'string' ? (names.get(value) ?? value) : value)
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({
      field: fieldText(field),
      before: textOf(field, before?.[field]),
      after: textOf(field, after?.[field]),
    }))
    .filter((change) => change.before !== null || change.after !== null)
}

/** Of the details, only the reason is for reading. */
const noteOf = ({ details: { reason }, is_user_erased }: StoredEntry): string | null =>
  typeof reason === 'string' && reason !== '' && !is_user_erased ? reason : null

const presentEntry = (entry: StoredEntry, names: Names): AuditEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  who: whoOf(entry),
  text: actionText(entry),
  user: personOf(entry.user_id, entry.user),
  subject: entry.subject,
  changes: changesOf(entry, names),
  note: noteOf(entry),
})

export const presentEntries = async (db: Db, entries: readonly StoredEntry[]): Promise<AuditEntry[]> => {
  const names = await findNamesOf(db, [...new Set(entries.flatMap(peopleIn))])
  return entries.map((entry) => presentEntry(entry, names))
}
