import pg from 'pg'
import { vi } from 'vitest'

/**
 * How the database finds the rows of a statement that `work` sends, if all of its tables are long. A table of a few rows is
 * otherwise read as a whole.
 */
export const indexedPlan = async (
  pool: pg.Pool,
  isMeant: (query: { readonly name?: string; readonly text?: string }) => boolean,
  work: () => Promise<unknown>,
): Promise<string> => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const [query, values] = spy.mock.calls.find(([each]) => isMeant(Object(each))) ?? []
  spy.mockRestore()
  if (!query) throw new Error('The statement was not sent')
  const client = await pool.connect()
  await client.query('begin')
  await client.query('set local enable_seqscan = off')
  const { rows } = await client.query(`explain ${Object(query).text}`, Object(values ?? Object(query).values))
  await client.query('rollback')
  client.release()
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
