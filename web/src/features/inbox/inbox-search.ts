import {
  type InboxKind,
  type InboxSort,
  type InboxView,
  inboxKinds,
  inboxSorts,
  inboxViews,
} from '@fieldhouse/contract/inbox'
import { oneOf, withoutNothing } from '../../lib/address-parts.ts'
import { type ListSearch, readListSearch } from '../../lib/list-search.ts'

/** The inbox in the address: `?view=mine&kind=report&q=tran`. Open items, the longest wait first, are the default. */
export interface InboxSearch extends ListSearch {
  view?: InboxView
  kind?: InboxKind
  sort?: InboxSort
}

const unless = <Value>(usual: Value, given: Value | undefined) => (given === usual ? undefined : given)

export const readInboxSearch = (given: { readonly [Key in keyof InboxSearch]?: unknown }): InboxSearch => ({
  ...readListSearch(given),
  ...withoutNothing<InboxSearch>({
    view: unless('open', oneOf(inboxViews, given.view)),
    kind: oneOf(inboxKinds, given.kind),
    sort: unless('oldest', oneOf(inboxSorts, given.sort)),
  }),
})

/** Another view, kind, or order starts on the first page. */
export const inboxNarrowedTo = (
  { page: _, ...search }: InboxSearch,
  change: { readonly [Key in keyof InboxSearch]?: InboxSearch[Key] | undefined },
): InboxSearch => readInboxSearch({ ...search, ...change })
