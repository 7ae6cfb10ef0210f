import { and, type SQL, sql } from 'drizzle-orm'
import { users } from './accounts.tables.ts'

/** Those who were never here are the last. As in the index `accounts_users_seen`. */
export const lastSeen = sql`coalesce(${users.last_seen_at}, '-infinity'::timestamptz)`

/** Exactly as the index `accounts_users_words` has it. Otherwise a search would read everyone. */
const text = sql`(' ' || lower(${users.first_name} || ' ' || ${users.last_name} || ' ' || coalesce(${users.email}, '')))`

/** Typed letters are not a pattern. */
const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** The index knows three letters in a row. */
const isIndexed = (word: string): boolean => word.length >= 3

/**
 * Whether every typed word is in the names or the address, in any order. If all words have only one or two letters, they
 * are looked for where words begin, because the index knows beginnings.
 */
export const hasWords = (typed: string): SQL | undefined => {
  const words = typed.split(/\s+/).filter(Boolean)
  const before = words.some(isIndexed) ? '%' : '% '
  return and(...words.map((word) => sql`${text} like lower(${`${before}${literal(word)}%`})`))
}
