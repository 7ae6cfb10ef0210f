import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
} from '@tanstack/react-query'

/**
 * A query that is invalidated while it loads for the first time is loaded again after that. The first answer may have left
 * the server before the change. The library does this only for queries that already have data.
 */
export class FreshQueryClient extends QueryClient {
  readonly #loadedAgain = new WeakSet<Query>()

  override invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const loading = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    for (const query of loading) if (query.state.data === undefined) void this.#loadAgain(query)
    return super.invalidateQueries(filters, options)
  }

  /** Once, however many changes there are until then. A load that fails or is canceled has brought nothing old. */
  async #loadAgain(query: Query): Promise<void> {
    if (this.#loadedAgain.has(query)) return
    this.#loadedAgain.add(query)
    const isLoaded = await query.fetch().then(
      () => true,
      () => false,
    )
    this.#loadedAgain.delete(query)
    if (isLoaded) await super.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}
