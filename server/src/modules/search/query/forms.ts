import { likelyNicknamesOf, nicknamesBegunBy, nicknamesNear } from './nicknames.ts'

/** One form in which a word can be in the index, and how much worse it is than the word itself. */
export interface Form {
  /** One of these. */
  readonly tokens: readonly string[]
  /** A prefix is enough. */
  readonly isBeginning: boolean
  readonly cost: number
  /** In a name, else in a school or a town. */
  readonly isName: boolean
}

/** A typed word: its possible meanings, nearest first. */
export type Word = readonly Form[]

/** The typed text as a list of words. All of them must match. */
export type Reading = readonly Word[]

/** A worse kind of match never outranks a better one, however many words match. */
export const cost = {
  exact: 0,
  prefix: 1,
  nickname: 100,
  begunNickname: 200,
  split: 500,
  typo: 10_000,
  place: 1_000_000,
}

const form = (tokens: readonly string[], itsCost: number, more: Partial<Form> = {}): Form => ({
  tokens,
  cost: itsCost,
  isBeginning: false,
  isName: true,
  ...more,
})

/** One letter is an initial. */
const initialForms = (letter: string): Form[] => [
  form([letter], cost.exact),
  form([`^${letter}`], cost.prefix),
]

const isLetter = (word: string): boolean => [...word].length === 1

/** Half the schools in the country begin with any two letters. */
const shortestPlaceBeginning = 3

/** In a name, exactly or as a prefix. */
export const nameForms = (word: string): Form[] =>
  isLetter(word)
    ? initialForms(word)
    : [form([word], cost.exact), form([word], cost.prefix, { isBeginning: true })]

export const nicknameForms = (word: string): Form[] =>
  likelyNicknamesOf(word).map((names, step) => form(names, cost.nickname + step))

export const placeForms = (word: string): Form[] => {
  if (isLetter(word)) return []
  const place = [`@${word}`]
  return [
    form(place, cost.place, { isName: false }),
    ...(word.length < shortestPlaceBeginning
      ? []
      : [form(place, cost.place + cost.prefix, { isName: false, isBeginning: true })]),
  ]
}

export interface NearToken {
  readonly token: string
  readonly kind: 'name' | 'place'
  /** The value from `misspelling`. */
  readonly faults: number
  readonly isHeard: boolean
}

const inTenths = (faults: number): number => Math.max(3, Math.round(faults * 10))

const typoCost = (faults: number): number => (inTenths(faults) * cost.typo) / 10

/** A nickname that is incomplete or misspelled. */
export const nearNicknameForms = (word: string): Form[] => {
  const begun = nicknamesBegunBy(word)
  return [
    ...(begun.length > 0 ? [form(begun, cost.begunNickname)] : []),
    ...nicknamesNear(word).map(({ names, faults }) => form(names, typoCost(faults) + cost.nickname)),
  ]
}

/** The possible meanings of a misspelled word. Equally near ones share a form. */
export const typoForms = (near: readonly NearToken[]): Form[] =>
  [...Map.groupBy(near, ({ kind, faults }) => `${kind} ${inTenths(faults)}`).values()].flatMap((equals) => {
    const [first] = equals
    if (!first) return []
    const faultCost = typoCost(first.faults)
    const tokens = equals.map(({ token }) => token)
    return first.kind === 'name'
      ? [form(tokens, faultCost)]
      : [
          form(
            tokens.map((token) => `@${token}`),
            2 * cost.place + faultCost,
            { isName: false },
          ),
        ]
  })

export const costlier = (forms: readonly Form[], more: number): Form[] =>
  forms.map((one) => ({ ...one, cost: one.cost + more }))
