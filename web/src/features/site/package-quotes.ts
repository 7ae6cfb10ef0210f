import type { Package, PackageKey } from '@fieldhouse/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { packagesQuery } from '../../lib/packages.ts'

export const usePackages = (): readonly Package[] => useQuery(packagesQuery).data?.data ?? []

/** A price: as text, or from the first package that includes it. `before` precedes it, `after` is a second sentence. */
export type Cost = string | { from: PackageKey; before?: string; after?: string }

export const costWords = (cost: Cost, packages: readonly Package[]): string => {
  if (typeof cost === 'string') return cost
  const offer = packages.find(({ key }) => key === cost.from)
  const from = offer ? `from ${offer.name}, ${offer.formatted_price.month_price} a month` : 'with a package'
  const whole = cost.before ? `${cost.before} ${from}` : `${from.charAt(0).toUpperCase()}${from.slice(1)}`
  return cost.after ? `${whole}. ${cost.after}` : whole
}

const asPart = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

const list = new Intl.ListFormat('en-US', { type: 'conjunction', style: 'long' })

/** A package's options. A later package lists what it adds to the previous one. */
export const holdsWords = (offer: Package, before: Package | undefined): string => {
  const heldBefore = new Set(before?.options.filter(({ is_included }) => is_included).map(({ id }) => id))
  const held = offer.options.filter(({ is_included }) => is_included)
  const added = held.filter(({ id }) => !heldBefore.has(id))
  const isBuiltOn = heldBefore.size > 0 && held.length - added.length === heldBefore.size
  const names = (isBuiltOn ? added : held).map(({ name }) => asPart(name))
  const [first = '', ...rest] = isBuiltOn ? `plus ${list.format(names)}` : list.format(names)
  return `${first.toUpperCase()}${rest.join('')}.`
}
