import { dayIn, idIn, oneOf, withoutNothing } from '../../../lib/address-parts.ts'
import { type ListSearch, readListSearch } from '../../../lib/list-search.ts'

const timeStates = ['kept', 'discarded'] as const
export type TimeState = (typeof timeStates)[number]

/** The admin's ledger in the address: `?coach_id=…&state=discarded&from=2026-11-01`. */
export interface AllTimeSearch extends ListSearch {
  coach_id?: string
  user_id?: string
  state?: TimeState
  from?: string
  to?: string
}

type GivenSearch = { readonly [Key in keyof AllTimeSearch]?: unknown }

export const readAllTimeSearch = (given: GivenSearch): AllTimeSearch => ({
  ...readListSearch(given),
  ...withoutNothing<AllTimeSearch>({
    coach_id: idIn(given.coach_id),
    user_id: idIn(given.user_id),
    state: oneOf(timeStates, given.state),
    from: dayIn(given.from),
    to: dayIn(given.to),
  }),
})

/** Another filter starts on the first page. */
export const timeNarrowedTo = (
  { page: _, ...search }: AllTimeSearch,
  change: { readonly [Key in keyof AllTimeSearch]?: AllTimeSearch[Key] | undefined },
): AllTimeSearch => withoutNothing<AllTimeSearch>({ ...search, ...change } as AllTimeSearch)
