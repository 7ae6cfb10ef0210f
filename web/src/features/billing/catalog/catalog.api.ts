import { type Catalog, getCatalog } from '@fieldhouse/contract/billing.catalog'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { packagesQuery } from '../../../lib/packages.ts'

/** It is not loaded again while an admin types. */
export const catalogQuery = queryOptions({
  ...queryOf(getCatalog, {}),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

/** The packages after a change. The public pages ask for theirs again. */
export const keepCatalog = (queryClient: QueryClient, data: Catalog): void => {
  queryClient.setQueryData(catalogQuery.queryKey, { data })
  void queryClient.invalidateQueries({ queryKey: packagesQuery.queryKey })
}

export const reloadCatalog = async (queryClient: QueryClient): Promise<Catalog> =>
  (await queryClient.fetchQuery({ ...catalogQuery, staleTime: 0 })).data
