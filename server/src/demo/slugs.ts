import { slugNumbered, slugStem } from '../modules/profiles/index.ts'

export type SlugOf = (name: { first_name: string; last_name: string }) => string

/** Assigns slugs like the product does, also to later people with the same name, without a database. */
export const slugsByArrival = (): SlugOf => {
  const bearers = new Map<string, number>()
  const next: SlugOf = (name) => {
    const stem = slugStem(name)
    const bearer = (bearers.get(stem) ?? 0) + 1
    bearers.set(stem, bearer)
    return slugNumbered(stem, bearer) ?? next(name)
  }
  return next
}
