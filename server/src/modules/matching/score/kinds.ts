import type { MatchAnswers, Selectivity } from '@fieldhouse/contract/matching.answers'
import { type MatchCollege, selectivityOf } from './college.ts'

/** What kind of college it is, as bits: one pass over all colleges asks for all kinds at once. */
const bits = {
  public: 1,
  private: 2,
  '2-year': 4,
  '4-year': 8,
  hbcu: 16,
  notHbcu: 32,
  singleSex: 64,
  coed: 128,
  most: 256,
  very: 512,
  somewhat: 1024,
  open: 2048,
  inState: 4096,
  outOfState: 8192,
} as const

export const residenceBits = { same: bits.inState, other: bits.outOfState }

/** Everything but the residence, which depends on the athlete. */
export const kindBitsOf = (college: MatchCollege): number => {
  const selectivity = selectivityOf(college)
  return (
    bits[college.control] |
    bits[college.years] |
    (college.is_hbcu ? bits.hbcu : bits.notHbcu) |
    (college.is_single_sex ? bits.singleSex : bits.coed) |
    (selectivity ? bits[selectivity] : 0)
  )
}

export type KindWishName = 'control' | 'years' | 'hbcu' | 'single-sex' | 'selectivity' | 'in-state'

export interface KindWish {
  readonly name: KindWishName
  /** Met by a college that has one of these. */
  readonly wanted: number
  /** Unknown for a college that has none of these. */
  readonly among: number
}

const bitsOf = (names: readonly (keyof typeof bits)[]): number =>
  names.reduce((sum, name) => sum | bits[name], 0)

const allSelectivities: readonly Selectivity[] = ['most', 'very', 'somewhat', 'open']

/** What a survey asks of the kind of college. */
export const kindWishesOf = ({ campus, academics, money, place }: MatchAnswers): readonly KindWish[] => {
  const wishes: readonly (KindWish & { readonly isAsked: boolean })[] = [
    {
      name: 'control',
      isAsked: campus.controls.length > 0,
      wanted: bitsOf(campus.controls),
      among: bitsOf(['public', 'private']),
    },
    {
      name: 'years',
      isAsked: campus.years.length > 0,
      wanted: bitsOf(campus.years),
      among: bitsOf(['2-year', '4-year']),
    },
    { name: 'hbcu', isAsked: campus.wants_hbcu, wanted: bits.hbcu, among: bitsOf(['hbcu', 'notHbcu']) },
    {
      name: 'single-sex',
      isAsked: campus.wants_single_sex,
      wanted: bits.singleSex,
      among: bitsOf(['singleSex', 'coed']),
    },
    {
      name: 'selectivity',
      isAsked: academics.selectivity.length > 0,
      wanted: bitsOf(academics.selectivity),
      among: bitsOf(allSelectivities),
    },
    {
      name: 'in-state',
      isAsked: money.prefers_in_state && place.home !== null,
      wanted: bits.inState,
      among: bitsOf(['inState', 'outOfState']),
    },
  ]
  return wishes.filter(({ isAsked }) => isAsked)
}

/** Null if the college does not publish it. */
export const isMet = ({ wanted, among }: KindWish, kind: number): boolean | null =>
  (kind & among) === 0 ? null : (kind & wanted) !== 0
