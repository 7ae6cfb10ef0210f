import { type FilterId, longestSearch, shortestSearch } from '@fieldhouse/contract/search'
import { countSelected, joinedFilters, type Selection } from './filter-selection.ts'

/** The search request: a text, filters, or both. */
export type Question = { q?: string } & Partial<Record<FilterId, string>>

/** Invisible characters, as the contract removes them. */
const invisible = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Counts characters the way people and the server do. */
const lettersOf = (text: string): string[] => [...text.replace(invisible, '').trim().replaceAll(/\s+/g, ' ')]

/** SRC-01: without text only the filters apply. One character is not a search yet. */
export const questionOf = (text: string, selection: Selection): Question | 'nothing' | 'too-short' => {
  const letters = lettersOf(text)
  if (letters.length === 0) return countSelected(selection) > 0 ? joinedFilters(selection) : 'nothing'
  if (letters.length < shortestSearch) return 'too-short'
  return { q: letters.slice(0, longestSearch).join('').trim(), ...joinedFilters(selection) }
}
