import type { Package, PackageOption } from '@fieldhouse/contract/billing'

export interface PackageContents {
  /** The package before, if this one holds all that it holds. */
  base: Package | null
  /** What it shares with that one. */
  carried: PackageOption[]
  /** What it holds besides. */
  added: PackageOption[]
  missing: PackageOption[]
}

/** What a package holds, told from the one before it. Admins may break the row; then everything counts as its own. */
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

/** Where an option begins. */
export const firstWith = (optionId: string, all: readonly Package[]): Package | undefined =>
  all.find((offer) => holds(offer, optionId))

const holds = ({ options }: Package, optionId: string): boolean =>
  options.some(({ id, is_included }) => id === optionId && is_included)
