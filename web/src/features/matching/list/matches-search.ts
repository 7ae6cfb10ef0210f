import type { MatchSort } from '@fieldhouse/contract/matching'
import { type PlayLevel, playLevels } from '@fieldhouse/contract/matching.answers'
import { type Chance, chances } from '@fieldhouse/contract/matching.match'
import { oneOf, withoutNothing } from '../../../lib/address-parts.ts'
import { readListSearch } from '../../../lib/list-search.ts'

/** The lists of a family beside the matches. */
const shortListNames = ['favorites', 'recently-viewed', 'recently-contacted'] as const
export type ShortListName = (typeof shortListNames)[number]

/** BCM-02: everything an address of the matches can contain. What is the default is left out. */
export interface MatchesSearch {
  /** Another list instead of the matches. */
  list?: ShortListName
  q?: string
  chance?: readonly Chance[]
  level?: readonly PlayLevel[]
  /** Postal codes. */
  state?: readonly string[]
  sort?: Exclude<MatchSort, 'match'>
  page?: number
}

const sorts = ['distance', 'cost', 'name'] as const

type Given = { readonly [Key in keyof MatchesSearch]?: unknown }

const choicesIn = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.map(String) : typeof given === 'string' ? given.split(',') : []

/** Each choice once, in the order of the choices, so the same filter always has the same address. */
const someOf = <Name extends string>(names: readonly Name[], given: unknown): readonly Name[] => {
  const words = choicesIn(given)
  return names.filter((name) => words.includes(name))
}

const statesOf = (given: unknown): readonly string[] =>
  [...new Set(choicesIn(given).filter((word) => /^[A-Z]{2}$/.test(word)))].toSorted().slice(0, 51)

/** Parses any address, also the router's, which still contains the raw text. */
export const readMatchesSearch = (given: Given): MatchesSearch =>
  withoutNothing<MatchesSearch>({
    ...readListSearch(given),
    list: oneOf(shortListNames, given.list),
    chance: someOf(chances, given.chance),
    level: someOf(playLevels, given.level),
    state: statesOf(given.state),
    sort: oneOf(sorts, given.sort),
  })

type Loose = { readonly [Key in keyof MatchesSearch]: MatchesSearch[Key] | undefined }

export type FilterName = 'chance' | 'level' | 'state'

/** Another filter, another order, or another text is a new list, from its first page. */
export const narrowedTo = (search: MatchesSearch, change: Partial<Loose>): MatchesSearch =>
  withoutNothing<MatchesSearch>({ ...search, ...change, page: undefined } as Loose)

export const toggled = (search: MatchesSearch, filter: FilterName, value: string): MatchesSearch => {
  const chosen: readonly string[] = search[filter] ?? []
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return readMatchesSearch({ ...search, [filter]: next, page: undefined })
}

/** Without filters and text. The order stays. */
export const unfiltered = ({ sort }: MatchesSearch): MatchesSearch => withoutNothing<MatchesSearch>({ sort })

export const isFiltered = ({ q, chance, level, state }: MatchesSearch): boolean =>
  [q, chance, level, state].some((value) => value !== undefined)

/** As the address shows it, always in the same order. */
export const addressOf = ({ list, q, chance, level, state, sort, page }: MatchesSearch) => ({
  list,
  q,
  chance: chance?.join(','),
  level: level?.join(','),
  state: state?.join(','),
  sort,
  page,
})
