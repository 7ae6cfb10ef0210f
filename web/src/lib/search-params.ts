/** Plain text addresses without JSON quotes. Each route's schema gives them meaning. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  const text = params.toString()
  return text && `?${text}`
}

/**
 * For `validateSearch`: the page parses its address itself, so the parser is not in the route map that every visitor
 * loads.
 */
export const readByPage = <Search extends object>(given: Search): Search => given
