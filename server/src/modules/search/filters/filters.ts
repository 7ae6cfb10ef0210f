import { genders, sports } from '@fieldhouse/contract/accounts'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { type FilterId, filterIds, type SearchFilter } from '@fieldhouse/contract/search'
import { usStates } from '@fieldhouse/contract/search.states'
import type { Db } from '../../../platform/database/database.ts'
import { findSport } from '../../profiles/index.ts'
import { heightBands, weightBands } from './bands.ts'

/** The chosen values by filter. A filter that is missing has none. */
export type Choice = { readonly [Id in FilterId]?: readonly string[] | undefined }

type Variant = Omit<SearchFilter['variants'][number], 'count'>

/** All sports as the table describes them. */
export const findSports = async (db: Db): Promise<Sport[]> => {
  const found: Sport[] = []
  for (const key of sports) found.push(await findSport(db, key))
  return found
}

const filterTitles: Record<FilterId, string> = {
  sports: 'Sport',
  positions: 'Position',
  class: 'Class',
  state: 'State',
  gender: 'Gender',
  height: 'Height',
  weight: 'Weight',
}

const genderTitles = { male: 'Boys', female: 'Girls' }

const ungrouped = (id: string, title: string): Variant => ({ id, title, group: null })

const positionVariants = (all: readonly Sport[]): Variant[] =>
  all.flatMap(({ key, positions }) =>
    positions.map((position) => ({ id: `${key}:${position.key}`, title: position.title, group: key })),
  )

/** This year's class, the others in high school with it, and any other class with athletes. */
const classVariants = (year: number, others: Iterable<string>): Variant[] => {
  const coming = Array.from({ length: 5 }, (_, later) => String(year + later))
  return [...new Set([...coming, ...others])].toSorted().map((id) => ungrouped(id, id))
}

interface Known {
  readonly sports: readonly Sport[]
  readonly year: number
  /** Classes that have at least one athlete. */
  readonly classes: Iterable<string>
}

/** SRC-02: all options, with only the positions of the chosen sport. */
export const variantsOf = (known: Known, sport: string | undefined): Record<FilterId, Variant[]> => ({
  sports: known.sports.map(({ key, title }) => ungrouped(key, title)),
  positions: positionVariants(known.sports.filter(({ key }) => sport === undefined || key === sport)),
  class: classVariants(known.year, known.classes),
  state: Object.entries(usStates).map(([id, title]) => ungrouped(id, title)),
  gender: genders.map((id) => ungrouped(id, genderTitles[id])),
  height: heightBands.map(({ id, title }) => ungrouped(id, title)),
  weight: weightBands.map(({ id, title }) => ungrouped(id, title)),
})

export const titleOf = (id: FilterId): string => filterTitles[id]

const isClass = (id: string): boolean => /^20\d\d$/.test(id)

const knownIds = (all: readonly Sport[]): Record<FilterId, (id: string) => boolean> => {
  const of = (variants: readonly { id: string }[]) => {
    const ids = new Set(variants.map(({ id }) => id))
    return (id: string) => ids.has(id)
  }
  return {
    sports: of(all.map(({ key }) => ({ id: key }))),
    positions: of(positionVariants(all)),
    class: isClass,
    state: (id) => Object.hasOwn(usStates, id),
    gender: of(genders.map((id) => ({ id }))),
    height: of(heightBands),
    weight: of(weightBands),
  }
}

/** Unknown values, by filter. */
export const unknownIn = (all: readonly Sport[], choice: Choice): Choice => {
  const isKnown = knownIds(all)
  return Object.fromEntries(
    filterIds.flatMap((id) => {
      const unknown = (choice[id] ?? []).filter((chosen) => !isKnown[id](chosen))
      return unknown.length > 0 ? [[id, unknown]] : []
    }),
  )
}

/** The valid values without duplicates: one sport, and only its positions. Empty filters are left out. */
export const tidied = (all: readonly Sport[], choice: Choice): Choice => {
  const isKnown = knownIds(all)
  const sport = choice.sports?.find(isKnown.sports)
  return Object.fromEntries(
    filterIds.flatMap((id) => {
      const ids = [...new Set(choice[id])].filter(isKnown[id]).filter((chosen) => {
        if (id === 'sports') return chosen === sport
        return id !== 'positions' || sport === undefined || chosen.startsWith(`${sport}:`)
      })
      return ids.length > 0 ? [[id, ids]] : []
    }),
  )
}
