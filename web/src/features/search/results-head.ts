import { longestSearch } from '@fieldhouse/contract/search'
import { pageHead } from '../../lib/page-head.ts'
import type { ResultsSearch } from './results-search.ts'

/**
 * SRC-03: search engines may index the page itself, but not its result lists. Every list names the plain page as its
 * canonical address.
 */
export const resultsHead = (given: { readonly [Key in keyof ResultsSearch]?: unknown }) => {
  // A short parser, because every visitor loads this file. The page parses its address fully.
  const text = typeof given.q === 'string' ? given.q.trim().slice(0, longestSearch) : ''
  const page = Number(given.page)
  return pageHead({
    path: '/search-results',
    title: text ? `${text}${page > 1 ? `, page ${page}` : ''} | Athlete search` : 'Search athletes',
    description:
      'Find high-school athletes by name, school or town, and narrow the list by sport, position, class, state and size.',
  })
}
