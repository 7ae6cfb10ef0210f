import { and, type SQL, sql } from 'drizzle-orm'
import type { OrGiven } from '../../platform/database/prepared-statements.ts'
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
 * One pattern for each typed word. If all words have only one or two letters, they must be beginnings of words, because
 * the index has those.
 */
const patternsOf = (typed: string): string[] => {
  const words = typed.split(/\s+/).filter(Boolean)
  const before = words.some(isIndexed) ? '%' : '% '
  return words.map((word) => `${before}${literal(word)}%`)
}

const matchesAll = (patterns: readonly OrGiven<string>[]): SQL | undefined =>
  and(...patterns.map((pattern) => sql`${text} like lower(${pattern})`))

/** Whether every typed word is in the names or the address, in any order. */
export const hasWords = (typed: string): SQL | undefined => matchesAll(patternsOf(typed))

/** The values of the placeholders of `hasGivenWords`. */
export const givenWords = (typed: string): Record<string, string> =>
  Object.fromEntries(patternsOf(typed).map((pattern, at) => [`word_${at}`, pattern]))

/** The value of the placeholder of `hasGivenLastName`. Null if more than a name was typed. */
export const givenLastName = (typed: string): { last_name: string } | null => {
  const [word, ...others] = typed.split(/\s+/).filter(Boolean)
  return word && others.length === 0 ? { last_name: `${literal(word)}%` } : null
}

/** Whether the last name begins with what was typed. These people are neighbors in the index `accounts_users_name`. */
export const hasGivenLastName = sql`lower(${users.last_name}) like lower(${sql.placeholder('last_name')})`

/** Like `hasWords`, for a statement that is built once for each number of words. */
export const hasGivenWords = (count: number): SQL | undefined =>
  matchesAll(Array.from({ length: count }, (_, at) => sql.placeholder(`word_${at}`)))
