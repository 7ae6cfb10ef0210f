import type { Package } from '@fieldhouse/contract/billing'

/** The contact form's initial values. */
export interface ContactSearch {
  /** The slug of a chosen package. */
  package?: string
  billing?: 'annual'
}

export const readContactSearch = ({ package: slug, billing }: Record<string, unknown>): ContactSearch => ({
  ...(typeof slug === 'string' ? { package: slug } : {}),
  ...(billing === 'annual' ? { billing } : {}),
})

/** The start of a message about a package, or null for an unknown package. */
export const messageFor = (
  { package: slug, billing }: ContactSearch,
  packages: readonly Pick<Package, 'slug' | 'name'>[],
): string | null => {
  const name = packages.find((offer) => offer.slug === slug)?.name
  if (!name) return null
  return `I would like ${name}, billed ${billing === 'annual' ? 'once a year' : 'by the month'}.`
}
