import { usStates } from '@fieldhouse/contract/search.states'
import type { athletes } from '../../profiles/index.ts'
import { imperialSize } from '../../profiles/index.ts'
import { bandOf, heightBands, weightBands } from '../filters/bands.ts'
import type { searchAthletes, searchSpellings } from '../search.tables.ts'
import { partedWords, plainWords } from './plain-words.ts'
import { spellingsOf } from './spellings-of.ts'

interface Names {
  first_name: string
  last_name: string
}

interface Places {
  high_school: string | null
  city: string | null
}

type Page = Pick<
  typeof athletes.$inferSelect,
  | 'id'
  | 'user_id'
  | 'slug'
  | 'sport_key'
  | 'position'
  | 'class_year'
  | 'state'
  | 'height_cm'
  | 'weight_kg'
  | 'high_school'
  | 'club'
  | 'city'
  | 'bio'
  | 'jersey_number'
  | 'photo'
  | 'is_visible'
>

/** The input of the index. */
export type IndexedPage = Page & Names & { gender: string | null }

const spaces = /\s+/

/** Saint Johns and St. Johns are the same place, and both spellings find it. */
const alsoWritten: ReadonlyMap<string, string> = new Map(
  [
    ['saint', 'st'],
    ['sainte', 'ste'],
    ['mount', 'mt'],
    ['fort', 'ft'],
  ].flatMap(([whole = '', short = '']): [string, string][] => [
    [whole, short],
    [short, whole],
  ]),
)

const inBothWays = (words: readonly string[]): string[] => [
  ...words,
  ...words.flatMap((word) => alsoWritten.get(word) ?? []),
]

const otherWay = (words: readonly string[]): string[] => words.map((word) => alsoWritten.get(word) ?? word)

/** Mary-Ann is also found as maryann, and de la Cruz as delacruz. */
const joinedWords = (name: string): string[] =>
  [name, ...name.split(spaces)].flatMap((text) => {
    const words = plainWords(text)
    return [words, otherWay(words)].flatMap((parts) => plainWords(parts.join('')))
  })

const nameWordsOf = ({ first_name, last_name }: Names): string[] => [
  ...plainWords(first_name),
  ...plainWords(last_name),
]

/** All words that find a name, whole words first and in order. */
export const nameTokensOf = (names: Names): string[] => {
  const { first_name, last_name } = names
  const parts = partedWords(`${first_name} ${last_name}`).filter((part) => part.length > 1)
  return [
    ...new Set([
      ...inBothWays(nameWordsOf(names)),
      ...inBothWays(parts),
      ...joinedWords(first_name),
      ...joinedWords(last_name),
    ]),
  ].filter(Boolean)
}

export const schoolTokensOf = ({ high_school }: Pick<Places, 'high_school'>): string[] => {
  const school = plainWords(high_school ?? '')
  const isHighSchool = school.includes('high') && school.includes('school')
  return inBothWays([...school, ...(isHighSchool ? ['hs'] : [])])
}

export const townTokensOf = ({ city }: Pick<Places, 'city'>): string[] => inBothWays(plainWords(city ?? ''))

const placeTokensOf = (places: Places): string[] => [
  ...new Set([...schoolTokensOf(places), ...townTokensOf(places)]),
]

/** The positions of the words distinguish James Thomas from Thomas James. */
const wordsOf = (page: Names & Places): string => {
  const inOrder = nameWordsOf(page)
  const names = nameTokensOf(page).map((token) => {
    const place = inOrder.findIndex((word) => word === token || alsoWritten.get(word) === token)
    return place < 0 ? `'${token}'` : `'${token}':${place + 1}`
  })
  const beginnings = [...inOrder, ...partedWords(`${page.first_name} ${page.last_name}`)].map(
    (word) => [...word][0] ?? '',
  )
  return [
    ...names,
    ...[...new Set(beginnings)].map((letter) => `'^${letter}'`),
    ...placeTokensOf(page).map((token) => `'@${token}'`),
  ].join(' ')
}

const scoreOf = (page: IndexedPage): number =>
  [
    page.photo,
    page.position,
    page.class_year,
    page.height_cm,
    page.weight_kg,
    page.high_school,
    page.club,
    page.city,
    page.state,
    page.bio,
    page.jersey_number,
    page.gender,
  ].filter((fact) => fact !== null && fact !== undefined && fact !== '').length

const plainly = (text: string): string => plainWords(text).join(' ')

const codesByWord = new Map(
  Object.entries(usStates).flatMap(([code, name]) => [
    [plainly(code), code],
    [plainly(name), code],
  ]),
)

/** TX, also if it was written out or in lower case, because filters use the code. */
const stateCode = (state: string | null): string | null => state && (codesByWord.get(plainly(state)) ?? state)

/** An athlete's row in the index. */
export const indexRow = (page: IndexedPage): typeof searchAthletes.$inferInsert => {
  const { height, height_in, weight } = imperialSize(page)
  const inches = height === null ? null : height * 12 + height_in
  return {
    athlete_id: page.id,
    user_id: page.user_id,
    slug: page.slug,
    first_name: page.first_name,
    last_name: page.last_name,
    photo_url: page.photo?.variants[0]?.webp ?? null,
    sport_key: page.sport_key,
    position: page.position && `${page.sport_key}:${page.position}`,
    class_year: page.class_year,
    state: stateCode(page.state),
    gender: page.gender,
    height_in: inches,
    weight_lb: weight,
    height_band: bandOf(heightBands, inches),
    weight_band: bandOf(weightBands, weight),
    high_school: page.high_school,
    city: page.city,
    is_visible: page.is_visible,
    score: scoreOf(page),
    words: wordsOf(page),
  }
}

export interface Token {
  readonly token: string
  readonly kind: (typeof searchSpellings.$inferInsert)['kind']
}

/** Every word that finds an athlete. */
export const tokensOf = (page: Names & Places): Token[] => [
  ...nameTokensOf(page).map((token): Token => ({ token, kind: 'name' })),
  ...placeTokensOf(page).map((token): Token => ({ token, kind: 'place' })),
]

/** Schools and towns are half of all words and are misspelled less often, so one wrong letter is enough there. */
export const spellingRows = ({ token, kind }: Token): (typeof searchSpellings.$inferInsert)[] =>
  spellingsOf(token, kind === 'name' ? 2 : 1).map((spelling) => ({ spelling, token, kind }))
