import type { MatchOverview, MatchSort } from '@fieldhouse/contract/matching'
import type { MustHave } from '@fieldhouse/contract/matching.answers'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import { counted } from '../../../lib/counted.ts'
import { lazily } from '../../../lib/lazily.ts'
import type { ShortListName } from './matches-search.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Small numbers as words. */
export const numberWord = (number: number): string => numbers[number] ?? number.toLocaleString('en-US')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Your`, or `Amara’s` for those who look after the athlete. */
export const whoseWord = (firstName: string | null): string =>
  firstName === null ? 'Your' : `${firstName}’s`

const teams = { female: 'women’s team', male: 'men’s team' }

const longDay = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))

/** As in "November 9, 2026". */
const answeredDay = (day: string): string => longDay().format(new Date(day))

interface CountSentence {
  /** As in "36 colleges". */
  count: string
  rest: string
}

type Counted = Pick<
  MatchOverview,
  'total' | 'considered' | 'must_haves' | 'unverified' | 'athlete' | 'survey'
>

/** `36 colleges pass your two must-haves, out of 1,494 with a confirmed women’s team. Survey answered …` */
export const countSentence = (overview: Counted, firstName: string | null): CountSentence => {
  const { total, considered, must_haves, unverified, athlete, survey } = overview
  const on = must_haves.filter(({ is_on }) => is_on).length
  const team = athlete.gender ? teams[athlete.gender] : 'team'
  const whole = `${considered.toLocaleString('en-US')} with a ${unverified.is_included ? '' : 'confirmed '}${team}`
  const verb = total === 1 ? 'passes' : 'pass'
  const whose = firstName === null ? 'your' : `${firstName}’s`
  const passes =
    on === 0
      ? ` ${total === 1 ? 'has' : 'have'} a ${unverified.is_included ? '' : 'confirmed '}${team}. No must-haves are switched on.`
      : ` ${verb} ${whose} ${on === 1 ? 'must-have' : `${numberWord(on)} must-haves`}, out of ${whole}.`
  const answered = survey.answered_on ? ` Survey answered ${answeredDay(survey.answered_on)}.` : ''
  return { count: counted(total, 'college'), rest: `${passes}${answered}` }
}

export const sortNames: Readonly<Record<MatchSort, string>> = {
  match: 'Best match',
  distance: 'Nearest',
  cost: 'Lowest cost',
  name: 'Name',
}

const orders: Readonly<Record<MatchSort, string>> = {
  match: 'best first',
  distance: 'nearest first',
  cost: 'lowest cost first',
  name: 'by name',
}

interface Shown {
  from: number | null
  to: number | null
  total: number
}

/** `1 to 15 of 36, best first`. */
export const rangeWords = ({ from, to, total }: Shown, sort: MatchSort): string =>
  total === 0
    ? 'No colleges'
    : `${(from ?? 1).toLocaleString('en-US')} to ${(to ?? total).toLocaleString('en-US')} of ${total.toLocaleString('en-US')}, ${orders[sort]}`

/** `12 of 36 colleges`, or all of them without a filter. */
export const filteredWords = (found: number, all: number): string =>
  found === all ? counted(all, 'college') : `${found.toLocaleString('en-US')} of ${counted(all, 'college')}`

/** The number beside a must-have. Never a zero without words. */
export const costOfMustHave = ({ is_on, colleges }: Pick<MustHaveCost, 'is_on' | 'colleges'>) => {
  const number = colleges.toLocaleString('en-US')
  if (is_on) return colleges === 0 ? { number: null, words: 'costs none' } : { number, words: 'costs' }
  return colleges === 0
    ? { number: null, words: 'would cost none' }
    : { number: `−${number}`, words: 'would cost' }
}

/** The same in one piece, for a chip. */
export const costInChip = (cost: Pick<MustHaveCost, 'is_on' | 'colleges'>): string => {
  const { number, words } = costOfMustHave(cost)
  return number === null ? words : `${words} ${number.replace('−', '')}`
}

/** The must-have whose switch brings back the most colleges. Null if none brings back any. */
export const costliest = (mustHaves: readonly MustHaveCost[]): MustHaveCost | null =>
  mustHaves
    .filter(({ is_on, colleges }) => is_on && colleges > 0)
    .toSorted((one, other) => other.colleges - one.colleges)[0] ?? null

/** `Ruled out by: Within 400 miles`. */
export const ruledOutWords = (
  ruledOutBy: readonly MustHave[],
  mustHaves: readonly Pick<MustHaveCost, 'id' | 'title'>[],
): string => {
  const titles = ruledOutBy.map((id) => mustHaves.find((one) => one.id === id)?.title ?? id)
  return `Ruled out by ${titles.length === 1 ? 'a must-have' : 'must-haves'}: ${titles.join(', ')}`
}

export const shortListTitles: Readonly<Record<ShortListName, string>> = {
  favorites: 'Favorites',
  'recently-viewed': 'Recently viewed',
  'recently-contacted': 'Recently contacted',
}

export const emptyShortList: Readonly<Record<ShortListName, { title: string; text: string }>> = {
  favorites: {
    title: 'No favorites yet',
    text: 'Press the heart beside a college to keep it here and in the recruiting center.',
  },
  'recently-viewed': {
    title: 'Nothing viewed yet',
    text: 'Colleges that you open are listed here, the last one first.',
  },
  'recently-contacted': {
    title: 'Nobody contacted yet',
    text: 'Colleges whose coaches you called, emailed, texted, or messaged are listed here.',
  },
}

/** `Five states`, above the list of them. */
export const statesTitle = (states: number): string =>
  capital(counted(states, 'state').replace(/^\d+/, numberWord(states)))
