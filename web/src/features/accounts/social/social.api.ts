import { getSocialNetworks } from '@fieldhouse/contract/accounts.social'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

/** The list of networks does not change while a page is open. */
export const socialNetworksQuery = queryOptions({
  ...queryOf(getSocialNetworks, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
