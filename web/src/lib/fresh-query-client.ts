import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * A query that is invalidated while it loads for the first time is loaded again. The first answer may have left the server
 * before the change. The library does this only for queries that already have data.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...loading.map(async (query) => {
        await query.fetch().catch(() => undefined)
        await super.invalidateQueries({ ...filters, queryKey: query.queryKey, exact: true }, options)
      }),
    ])
  }
}
