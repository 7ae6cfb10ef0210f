import { type FilterId, filterIds, longestSearch } from '@fieldhouse/contract/search'
import { lastPage } from '../../lib/list-search.ts'

/** What is chosen of each filter, as one text each: `gender=female&state=OR,WA`. */
export type AddressedFilters = Partial<Record<FilterId, string>>

/** SRC-03: `/search-results?q=abel&page=2&darkMode=1`, with filters by their own names, and nothing else. */
export interface ResultsSearch extends AddressedFilters {
  q?: string
  page?: number
  /** 1 dark, 0 light, for whoever opens the address. */
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

/** The filters that an address names; null where it names none, and what the person has chosen holds. */
export const filtersIn = (given: { readonly [Id in FilterId]?: unknown }): AddressedFilters | null => {
  const named = filterIds.flatMap((id) => {
    const choice = choiceIn(given[id])
    return choice ? [[id, choice] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : null
}

/** Of any address, however strange; also of what the router gives a page, which still holds its raw words. */
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

/** The same question on the first page, narrowed by other filters. */
export const narrowedBy = ({ q, darkMode }: ResultsSearch, filters: AddressedFilters): ResultsSearch => ({
  ...(q ? { q } : {}),
  page: 1,
  ...filters,
  ...(darkMode ? { darkMode } : {}),
})

/** All who are found by another text; the appearance stays. */
export const allFoundBy = ({ darkMode }: ResultsSearch, text: string): ResultsSearch => ({
  ...(text ? { q: text } : {}),
  ...(darkMode ? { darkMode } : {}),
})

/** Whoever looks for something else on the page of results begins on the first, with the same filters. */
export const resultsFor = (search: ResultsSearch, text: string): ResultsSearch => {
  const { q, ...appearance } = allFoundBy(search, text)
  // As the specification writes it: q, page, darkMode.
  return { ...(q ? { q } : {}), page: 1, ...filtersIn(search), ...appearance }
}
