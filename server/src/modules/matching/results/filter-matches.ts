import type { MatchSort } from '@fieldhouse/contract/matching'
import type { PlayLevel } from '@fieldhouse/contract/matching.answers'
import type { Chance } from '@fieldhouse/contract/matching.match'
import { plainLetters } from '../../../platform/ascii-letters.ts'
import type { Catalog, CatalogCollege } from '../catalog/catalog.ts'
import type { MatchesOfOwner, RankedMatch } from '../stored/matches-of.ts'

/** What narrows a list. It changes no score and no rank. */
export interface MatchFilters {
  readonly q?: string | undefined
  readonly chance?: readonly Chance[] | undefined
  readonly level?: readonly PlayLevel[] | undefined
  readonly state?: readonly string[] | undefined
}

/** An empty list of choices narrows nothing. */
const allows = <Choice>(choices: readonly Choice[] | undefined, value: Choice | null): boolean =>
  !choices || choices.length === 0 || (value !== null && choices.includes(value))

const isCalled = ({ row }: CatalogCollege, text: string): boolean =>
  [row.name, row.short_name, row.aliases, row.city, row.conference].some(
    (name) => name !== null && plainLetters(name).includes(text),
  )

export const isNarrowed = ({ q, chance, level, state }: MatchFilters): boolean =>
  Boolean(q || chance?.length || level?.length || state?.length)

/** In the order of the list, the best first. */
export const filteredMatches = (
  { ranking, catalog }: Pick<MatchesOfOwner, 'ranking' | 'catalog'>,
  { q, chance, level, state }: MatchFilters,
): RankedMatch[] => {
  const text = plainLetters(q ?? '')
  return ranking.filter((match) => {
    const college = catalog.colleges.get(match.college_id)
    return (
      college !== undefined &&
      allows(chance, match.chance) &&
      allows(level, college.level) &&
      allows(state, college.row.state) &&
      (text === '' || isCalled(college, text))
    )
  })
}

/** What is unknown comes last. */
const byFigure = (one: number | null, other: number | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one - other
}

/** Between equals, the better match comes first. */
export const sortedMatches = (
  matches: readonly RankedMatch[],
  { colleges }: Catalog,
  sort: MatchSort,
): readonly RankedMatch[] => {
  if (sort === 'match') return matches
  const nameOf = ({ college_id }: RankedMatch) => plainLetters(colleges.get(college_id)?.row.short_name ?? '')
  const order: Record<typeof sort, (one: RankedMatch, other: RankedMatch) => number> = {
    distance: (one, other) => byFigure(one.miles, other.miles),
    cost: (one, other) => byFigure(one.cost, other.cost),
    name: (one, other) => (nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0),
  }
  return matches.toSorted((one, other) => order[sort](one, other) || one.rank - other.rank)
}
