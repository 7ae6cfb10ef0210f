import { type SQL, sql } from 'drizzle-orm'

/** Not a pattern: the typed text is matched literally. */
export const hasText = (column: SQL, text: string): SQL => sql`strpos(lower(${column}), lower(${text})) > 0`
