/** Addresses as people write them: plain text, no JSON quotes. Meaning is given by each route's own schema. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  const text = params.toString()
  return text && `?${text}`
}

/** For `validateSearch`: the page reads its address itself. How, need not stand in the map that every visitor gets. */
export const readByPage = <Search extends object>(given: Search): Search => given
