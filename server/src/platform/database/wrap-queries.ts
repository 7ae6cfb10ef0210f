import type pg from 'pg'

export type AnyQuery = (...given: unknown[]) => unknown

/** Puts something around every statement of a pool, in and outside of transactions. The latest is outermost. */
export const wrapQueries = (pool: pg.Pool, wrap: (query: AnyQuery) => AnyQuery): void => {
  pool.on('connect', (client) => {
    // What is the client's own wraps the method, too. The method itself is read for each call.
    const own = Object.hasOwn(client, 'query') ? (client.query as AnyQuery) : null
    const query: AnyQuery = (...given) =>
      Reflect.apply(own ?? Object.getPrototypeOf(client).query, client, given)
    client.query = wrap(query) as typeof client.query
  })
}
