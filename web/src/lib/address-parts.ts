import { isUuid } from './uuid.ts'

/** The one that an address names, or nothing if it names another. */
export const oneOf = <Name extends string>(names: readonly Name[], given: unknown): Name | undefined =>
  names.find((name) => name === given)

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What is not there is not in the address. */
export const withoutNothing = <Search extends object>(
  search: {
    readonly [Key in keyof Search]: Search[Key] | undefined
  },
): Search => Object.fromEntries(Object.entries(search).filter(([, value]) => !isNothing(value))) as Search

/** The id of a row, in lower case like our own. */
export const idIn = (given: unknown): string | undefined =>
  typeof given === 'string' && isUuid(given) ? given.toLowerCase() : undefined

/** A day, as in `2026-11-02`. */
export const dayIn = (given: unknown): string | undefined =>
  typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given))
    ? given
    : undefined
