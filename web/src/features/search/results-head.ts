import { longestSearch } from '@fieldhouse/contract/search'
import { pageHead } from '../../lib/page-head.ts'
import type { ResultsSearch } from './results-search.ts'

/**
 * SRC-03: the page itself may be found. A list for somebody's own question is nothing for others to find: search engines
 * are led to the page by its address, which is the same for all of them.
 */
export const resultsHead = (given: { readonly [Key in keyof ResultsSearch]?: unknown }) => {
  // Read here in short, because every visitor gets this file. The page reads its address in full.
  const text = typeof given.q === 'string' ? given.q.trim().slice(0, longestSearch) : ''
  const page = Number(given.page)
  return pageHead({
    path: '/search-results',
    title: text ? `${text}${page > 1 ? `, page ${page}` : ''} | Athlete search` : 'Search athletes',
    description:
      'Find high-school athletes by name, school or town, and narrow the list by sport, position, class, state and size.',
  })
}
