import type { SearchFilter } from '@fieldhouse/contract/search'
import { sportName } from '../../lib/sport-names.ts'
import type { Selection } from './filter-selection.ts'

type Variant = SearchFilter['variants'][number]

interface VariantGroup {
  /** The sport, for positions. */
  heading: string | null
  variants: readonly Variant[]
}

/** SRC-02: the possible choices, with positions grouped by sport. Values without athletes are left out. */
export const filterGroups = (
  { id, variants, selected }: SearchFilter,
  { sports }: Pick<Selection, 'sports'>,
): readonly VariantGroup[] => {
  const isOffered = ({ id: variant, group, count }: Variant) => {
    if (selected.includes(variant)) return true
    return count > 0 && (id !== 'positions' || sports.length === 0 || sports.includes(group ?? ''))
  }
  const groups = new Map<string | null, Variant[]>()
  for (const variant of variants.filter(isOffered))
    groups.set(variant.group, [...(groups.get(variant.group) ?? []), variant])
  return [...groups].map(([group, offered]) => ({
    heading: group === null ? null : sportName(group),
    variants: offered,
  }))
}

interface ChosenFilter {
  id: SearchFilter['id']
  variant: string
  title: string
}

/** Each choice with its display text. */
export const chosenFilters = (filters: readonly SearchFilter[]): readonly ChosenFilter[] =>
  filters.flatMap(({ id, variants, selected }) =>
    selected.map((variant) => ({
      id,
      variant,
      title: variants.find((one) => one.id === variant)?.title ?? variant,
    })),
  )
