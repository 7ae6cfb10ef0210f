import { type FilterId, filterIds, longestSearch } from '@fieldhouse/contract/search'
import { lastPage } from '../../lib/list-search.ts'

/** Each filter's choices as one text: `gender=female&state=OR,WA`. */
export type AddressedFilters = Partial<Record<FilterId, string>>

/** SRC-03: `/search-results?q=abel&page=2&darkMode=1`, plus filters by name. */
export interface ResultsSearch extends AddressedFilters {
  q?: string
  page?: number
  /** 1 dark, 0 light, for anyone who opens the address. */
  darkMode?: '1' | '0'
}

const modes: Readonly<Record<string, '1' | '0'>> = { '1': '1', true: '1', '0': '0', false: '0' }

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const mostChosen = 100
const longestChoice = 60

const choiceIn = (given: unknown): string =>
  wordOf(given)
    .split(',')
    .map((variant) => variant.trim())
    .filter((variant) => variant !== '' && variant.length <= longestChoice)
    .slice(0, mostChosen)
    .join(',')

/** The filters in an address, or null if it has none and the person's own choice applies. */
export const filtersIn = (given: { readonly [Id in FilterId]?: unknown }): AddressedFilters | null => {
  const named = filterIds.flatMap((id) => {
    const choice = choiceIn(given[id])
    return choice ? [[id, choice] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : null
}

/** Parses any address, also the router's, which still contains the raw text. */
export const readResultsSearch = (
  given: {
    readonly [Key in keyof ResultsSearch]?: unknown
  },
): ResultsSearch => {
  const text = typeof given.q === 'string' ? given.q.trim().slice(0, longestSearch) : ''
  const page = Number(wordOf(given.page))
  const mode = wordOf(given.darkMode)
  const darkMode = Object.hasOwn(modes, mode) ? modes[mode] : undefined
  return {
    ...(text ? { q: text } : {}),
    ...(Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? { page } : {}),
    ...filtersIn(given),
    ...(darkMode ? { darkMode } : {}),
  }
}

/** The same search on the first page, with other filters. */
export const narrowedBy = ({ q, darkMode }: ResultsSearch, filters: AddressedFilters): ResultsSearch => ({
  ...(q ? { q } : {}),
  page: 1,
  ...filters,
  ...(darkMode ? { darkMode } : {}),
})

/** The results for another text. The view stays. */
export const allFoundBy = ({ darkMode }: ResultsSearch, text: string): ResultsSearch => ({
  ...(text ? { q: text } : {}),
  ...(darkMode ? { darkMode } : {}),
})

/** Another search on the results page starts on the first page, with the same filters. */
export const resultsFor = (search: ResultsSearch, text: string): ResultsSearch => {
  const { q, ...appearance } = allFoundBy(search, text)
  // In the specification's order: q, page, darkMode.
  return { ...(q ? { q } : {}), page: 1, ...filtersIn(search), ...appearance }
}
