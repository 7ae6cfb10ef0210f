import type { Package, PackageOption } from '@fieldhouse/contract/billing'

export interface PackageContents {
  /** The previous package, if this one contains all of its options. */
  base: Package | null
  /** The options it shares with that one. */
  carried: PackageOption[]
  /** Its additional options. */
  added: PackageOption[]
  missing: PackageOption[]
}

/**
 * A package's options compared with the previous package. Admins may break the order; then all options count as new.
 */
export const contentsOf = (offer: Package, all: readonly Package[]): PackageContents => {
  const held = offer.options.filter(({ is_included }) => is_included)
  const before = all[all.findIndex(({ key }) => key === offer.key) - 1]
  const isInBefore = ({ id }: PackageOption) => before !== undefined && holds(before, id)
  const countBefore = before?.options.filter(({ is_included }) => is_included).length ?? 0
  const carried = held.filter(isInBefore)
  const isBuiltOn = countBefore > 0 && carried.length === countBefore
  return {
    base: isBuiltOn && before ? before : null,
    carried: isBuiltOn ? carried : [],
    added: isBuiltOn ? held.filter((option) => !isInBefore(option)) : held,
    missing: offer.options.filter(({ is_included }) => !is_included),
  }
}

/** The first package with an option. */
export const firstWith = (optionId: string, all: readonly Package[]): Package | undefined =>
  all.find((offer) => holds(offer, optionId))

const holds = ({ options }: Package, optionId: string): boolean =>
  options.some(({ id, is_included }) => id === optionId && is_included)
