import { type FilterId, longestSearch, shortestSearch } from '@fieldhouse/contract/search'
import { countSelected, joinedFilters, type Selection } from './filter-selection.ts'

/** What the server is asked: a text, filters, or both. */
export type Question = { q?: string } & Partial<Record<FilterId, string>>

/** What nobody sees, as the contract takes it out of a line. */
const invisible = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Its letters as people count them, as the server does. */
const lettersOf = (text: string): string[] => [...text.replace(invisible, '').trim().replaceAll(/\s+/g, ' ')]

/** SRC-01: without text the filters alone choose; one character is no search yet. */
export const questionOf = (text: string, selection: Selection): Question | 'nothing' | 'too-short' => {
  const letters = lettersOf(text)
  if (letters.length === 0) return countSelected(selection) > 0 ? joinedFilters(selection) : 'nothing'
  if (letters.length < shortestSearch) return 'too-short'
  return { q: letters.slice(0, longestSearch).join('').trim(), ...joinedFilters(selection) }
}
