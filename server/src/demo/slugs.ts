import { slugNumbered, slugStem } from '../modules/profiles/index.ts'

export type SlugOf = (name: { first_name: string; last_name: string }) => string

/** Hands out slugs as the product does, to those who come later with the same name too, without asking a database. */
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
