/** Search queries, as they appear in an address. */
export const searchCases = {
  prefix: { title: '‘jo’', query: 'q=jo' },
  fullName: { title: 'a full name', query: 'q=john+smith' },
  surname: { title: 'a common last name', query: 'q=johnson' },
  typo: { title: 'a misspelled last name', query: 'q=jhonson' },
  filters: { title: 'filters only', query: 'sports=basketball&class=2027,2028&state=TX' },
} as const

export type SearchCase = keyof typeof searchCases
export const searchCaseNames = Object.keys(searchCases) as SearchCase[]

/** A statement as the product sends it. */
export interface Statement {
  text: string
  values: unknown[]
}
