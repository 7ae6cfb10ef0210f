import { and, type SQL, sql } from 'drizzle-orm'
import { plainLetters } from '../../platform/ascii-letters.ts'
import { collegeCoaches } from './colleges.tables.ts'

/** What was typed, as words without case, accents, dots and apostrophes. */
export const typedWords = (text: string): string[] =>
  plainLetters(text)
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The same for names in the database; whatever is no letter stands between words. */
const plain = (names: SQL): SQL => {
  const unaccented = sql`lower(regexp_replace(normalize(${names}, NFD), ${"[\u0300-\u036f'’.]"}, '', 'g'))`
  return sql`' ' || regexp_replace(${unaccented}, '[^a-z0-9]+', ' ', 'g')`
}

/**
 * In these names a word begins with each of those. No pattern: whatever is typed is looked for as it is. No word is
 * nobody's name.
 */
export const areBegunBy = (names: SQL, words: readonly string[]): SQL =>
  and(...words.map((word) => sql`strpos(${plain(names)}, ' ' || ${word}::text) > 0`)) ?? sql`false`

export const coachName = sql`${collegeCoaches.first_name} || ' ' || ${collegeCoaches.last_name}`
