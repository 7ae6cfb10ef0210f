/** Plain text addresses without JSON quotes. Each route's schema gives them meaning. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  // Called for each link of a page, and most have none.
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

/**
 * For `validateSearch`: the page parses its address itself, so the parser is not in the route map that every visitor
 * loads.
 */
export const readByPage = <Search extends object>(given: Search): Search => given
