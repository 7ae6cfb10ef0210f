import { getSocialNetworks } from '@fieldhouse/contract/accounts.social'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

/** Google Drive is available if Google sign-in is: both use the same keys. */
export const driveOfferQuery = queryOptions({
  ...queryOf(getSocialNetworks, {}),
  staleTime: Number.POSITIVE_INFINITY,
  select: ({ data }) => data.includes('google'),
})
