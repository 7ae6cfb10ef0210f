import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { formulaSigns } from './csv-file.ts'

const inert = (text: SQLWrapper): SQL =>
  sql`case when left(${text}, 1) = any(${sql.param(formulaSigns)}::text[]) then '''' || ${text} else ${text} end`

/** A cell of text. `csvOf` writes the same. It names the text several times, so that has to be a column. */
export const csvTextCell = (text: SQLWrapper): SQL =>
  sql`case when ${text} ~ '[",\r\n]' then '"' || replace(${inert(text)}, '"', '""') || '"' else ${inert(text)} end`

/** One row of a file. A cell that is null is empty. */
export const csvLine = (cells: readonly SQLWrapper[]): SQL<string> =>
  sql<string>`concat(${sql.join([...cells], sql`, ',', `)}, ${'\r\n'}::text)`
