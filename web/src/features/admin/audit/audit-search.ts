import { type AuditKind, auditKinds, mostAuditPages } from '@fieldhouse/contract/admin.audit'
import { dayIn, idIn, oneOf, withoutNothing } from '../../../lib/address-parts.ts'
import { type ListSearch, readListSearch } from '../../../lib/list-search.ts'

/** The audit log in the address: `?kind=payments&actor_id=…&from=2026-11-01`. */
export interface AuditSearch extends ListSearch {
  kind?: AuditKind
  actor_id?: string
  user_id?: string
  from?: string
  to?: string
  /** Only entries that are older than this place. */
  before?: string
}

type GivenSearch = { readonly [Key in keyof AuditSearch]?: unknown }

const entryPlaceIn = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[\d:.TZ-]{24}_[0-9a-f-]{36}$/.test(given) ? given : undefined

export const readAuditSearch = (given: GivenSearch): AuditSearch => {
  const { page = 1, ...list } = readListSearch(given)
  return {
    ...list,
    ...(page > 1 && page <= mostAuditPages ? { page } : {}),
    ...withoutNothing<AuditSearch>({
      kind: oneOf(auditKinds, given.kind),
      actor_id: idIn(given.actor_id),
      user_id: idIn(given.user_id),
      from: dayIn(given.from),
      to: dayIn(given.to),
      before: entryPlaceIn(given.before),
    }),
  }
}

/** Another filter starts with the newest entry. */
export const auditNarrowedTo = (
  { page: _, before: __, ...search }: AuditSearch,
  change: { readonly [Key in keyof AuditSearch]?: AuditSearch[Key] | undefined },
): AuditSearch => withoutNothing<AuditSearch>({ ...search, ...change } as AuditSearch)
