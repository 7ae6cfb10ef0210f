import { longestSearch } from '@fieldhouse/contract/search'

/** SRC-03: `/search-results?q=abel&page=2&darkMode=1`, and nothing else. */
export interface ResultsSearch {
  q?: string
  page?: number
  /** 1 dark, 0 light, for whoever opens the address. */
  darkMode?: '1' | '0'
}

/** No list of ours is longer. */
const lastPage = 100_000

const modes: Readonly<Record<string, '1' | '0'>> = { '1': '1', true: '1', '0': '0', false: '0' }

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Of any address, however strange; also of what the router gives a page, which still holds its raw words. */
export const readResultsSearch = (given: {
  q?: unknown
  page?: unknown
  darkMode?: unknown
}): ResultsSearch => {
  const text = typeof given.q === 'string' ? given.q.trim().slice(0, longestSearch) : ''
  const page = Number(wordOf(given.page))
  const mode = wordOf(given.darkMode)
  const darkMode = Object.hasOwn(modes, mode) ? modes[mode] : undefined
  return {
    ...(text ? { q: text } : {}),
    ...(Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? { page } : {}),
    ...(darkMode ? { darkMode } : {}),
  }
}

/** All who are found by another text; the appearance stays. */
export const allFoundBy = ({ darkMode }: ResultsSearch, text: string): ResultsSearch => ({
  ...(text ? { q: text } : {}),
  ...(darkMode ? { darkMode } : {}),
})

/** Whoever looks for something else on the page of results begins on the first. */
export const lookingFor = (search: ResultsSearch, text: string): ResultsSearch => {
  const { q, ...appearance } = allFoundBy(search, text)
  // As the specification writes it: q, page, darkMode.
  return { ...(q ? { q } : {}), page: 1, ...appearance }
}
