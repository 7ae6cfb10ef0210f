import { type CodeFilter, codeFilters } from '@fieldhouse/contract/affiliates.codes'
import { type InviteFilter, inviteFilters } from '@fieldhouse/contract/affiliates.invites'
import { type ListSearch, readListSearch } from '../../../lib/list-search.ts'

interface Given {
  q?: unknown
  page?: unknown
  state?: unknown
  show?: unknown
}

/** The list of codes in the address: `?q=luis&state=ended&page=2`. */
export interface CodesSearch extends ListSearch {
  state?: CodeFilter
}

export interface InvitesSearch extends ListSearch {
  state?: InviteFilter
}

/** Who can be paid now, or what was paid. */
export interface PayoutsSearch extends ListSearch {
  show?: 'paid'
}

/** The lists of one code: its sales, or what its owner was paid. */
export interface CodeSearch {
  show?: 'payouts'
  page?: number
}

const chosenState = <Filter extends string>(filters: readonly Filter[], given: unknown) => {
  const state = filters.find((filter) => filter === given)
  return state && state !== 'all' ? { state } : {}
}

export const readCodesSearch = (given: Given): CodesSearch => ({
  ...readListSearch(given),
  ...chosenState(codeFilters, given.state),
})

export const readInvitesSearch = (given: Given): InvitesSearch => ({
  ...readListSearch(given),
  ...chosenState(inviteFilters, given.state),
})

export const readPayoutsSearch = (given: Given): PayoutsSearch => ({
  ...readListSearch(given),
  ...(given.show === 'paid' && { show: 'paid' as const }),
})

export const readCodeSearch = ({ page, show }: Given): CodeSearch => ({
  ...readListSearch({ page }),
  ...(show === 'payouts' && { show: 'payouts' as const }),
})

/** Another state starts on the first page, with the same text. */
export const inState = <Filter extends string>({ q }: ListSearch, state: Filter) => ({
  ...(q && { q }),
  ...(state !== 'all' && { state }),
})
