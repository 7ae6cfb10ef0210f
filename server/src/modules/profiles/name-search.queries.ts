import { and, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/index.ts'
import { between, nameWords, unheard } from './name-words.ts'

/** A name for comparison: without case and accents. */
const plain = (name: SQL): SQL => sql`lower(regexp_replace(normalize(${name}, NFD), ${unheard}, '', 'g'))`

/** Sorted by code points, so that both engines agree. */
const sortable = (name: SQL): SQL => sql`${plain(name)} collate "C"`

const wholeName = plain(sql`${users.first_name} || ' ' || ${users.last_name}`)
const spacedName = sql`translate(' ' || ${wholeName}, ${between}, ${' '.repeat(between.length)})`

/** Not a pattern: the typed text is matched literally. */
const hasWordBeginning = (word: string): SQL => sql`strpos(${spacedName}, ' ' || lower(${word})) > 0`

/** Whether each given word is the beginning of a word in a user's name. An empty list matches nobody. */
export const isNamed = (name: string): SQL => and(...nameWords(name).map(hasWordBeginning)) ?? sql`false`

/** By last name, then by first. */
export const byName: readonly SQL[] = [sortable(sql`${users.last_name}`), sortable(sql`${users.first_name}`)]
