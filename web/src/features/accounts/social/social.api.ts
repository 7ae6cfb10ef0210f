import { getSocialNetworks } from '@fieldhouse/contract/accounts.social'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

/** Which networks there are does not change while somebody looks at the page. */
export const socialNetworksQuery = queryOptions({
  ...queryOf(getSocialNetworks, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
