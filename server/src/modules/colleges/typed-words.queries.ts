import { and, type SQL, sql } from 'drizzle-orm'
import { collegeCoaches } from './colleges.tables.ts'

/**
 * The SQL version of `typedWords`, for names in the database. Anything that is not a letter or digit separates words.
 */
const plain = (names: SQL): SQL => {
  const unaccented = sql`lower(regexp_replace(normalize(${names}, NFD), ${"[\u0300-\u036f'’.]"}, '', 'g'))`
  return sql`' ' || regexp_replace(${unaccented}, '[^a-z0-9]+', ' ', 'g')`
}

/**
 * Whether, for each of those words, one of these names has a word that begins with it. Not a pattern: the typed text is
 * matched literally. An empty list matches nothing.
 */
export const areBegunBy = (names: SQL, words: readonly string[]): SQL =>
  and(...words.map((word) => sql`strpos(${plain(names)}, ' ' || ${word}::text) > 0`)) ?? sql`false`

export const coachName = sql`${collegeCoaches.first_name} || ' ' || ${collegeCoaches.last_name}`
