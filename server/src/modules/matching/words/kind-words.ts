import type { MatchAnswers, Selectivity } from '@fieldhouse/contract/matching.answers'
import { usStates } from '@fieldhouse/contract/search.states'
import { type MatchCollege, selectivityOf } from '../score/college.ts'
import { isMet, type KindWishName, kindBitsOf, kindWishesOf, residenceBits } from '../score/kinds.ts'
import { capital, listed } from './figures.ts'
import { type PartWords, remarksFor } from './part-words.ts'
import type { Working } from './workings.ts'

const selectivityNames: Readonly<Record<Selectivity, string>> = {
  most: 'most selective',
  very: 'very selective',
  somewhat: 'somewhat selective',
  open: 'open to most',
}

const stateOf = (key: string): string => usStates[key] ?? key

/** What was asked for, inside a sentence. */
const askedOf: Readonly<Record<KindWishName, (answers: MatchAnswers) => string>> = {
  control: ({ campus }) => listed(campus.controls),
  years: ({ campus }) => listed(campus.years),
  hbcu: () => 'HBCU',
  'single-sex': () => 'single-sex',
  selectivity: ({ academics }) => listed(academics.selectivity.map((kind) => selectivityNames[kind])),
  'in-state': () => 'in-state',
}

const labels: Readonly<Record<KindWishName, string>> = {
  control: 'Public or private',
  years: 'Two or four years',
  hbcu: 'HBCU',
  'single-sex': 'Single-sex',
  selectivity: 'How selective it is',
  'in-state': 'In your state',
}

const selectivityIs = (college: MatchCollege): string => {
  const kind = selectivityOf(college)
  if (!kind) return 'It does not publish how many it admits'
  const admits = college.is_open
    ? 'It admits everyone'
    : `It admits ${Math.round((college.admission_rate ?? 0) * 100)}% of those who apply`
  return `${admits}: ${selectivityNames[kind]}`
}

/** What the college is. */
const collegeIs: Readonly<Record<KindWishName, (college: MatchCollege) => string>> = {
  control: ({ control }) => capital(control),
  years: ({ years }) => years,
  hbcu: ({ is_hbcu }) => (is_hbcu ? 'It is an HBCU' : 'It is not an HBCU'),
  'single-sex': ({ is_single_sex }) => (is_single_sex ? 'It is single-sex' : 'It is coed'),
  selectivity: selectivityIs,
  'in-state': ({ state }) => `In ${stateOf(state)}`,
}

/** The wishes of a survey for the kind of college, each with what the college is. Null: it does not publish it. */
const wishesFor = (answers: MatchAnswers, college: MatchCollege) => {
  const isHome = answers.place.home?.state === college.state
  const kind = kindBitsOf(college) | (isHome ? residenceBits.same : residenceBits.other)
  return kindWishesOf(answers).map((wish) => ({
    label: labels[wish.name],
    asked: askedOf[wish.name](answers),
    is: collegeIs[wish.name](college),
    isMet: isMet(wish, kind),
  }))
}

export const kindWords = (answers: MatchAnswers, college: MatchCollege, fit: number): PartWords => {
  const wishes = wishesFor(answers, college)
  const met = wishes.filter((wish) => wish.isMet === true).map(({ asked }) => asked)
  const unmet = wishes.filter((wish) => wish.isMet === false).map(({ asked }) => asked)
  const is = `A ${college.control} ${college.years} college in ${stateOf(college.state)}`
  return {
    verdict:
      unmet.length === 0
        ? 'The kind you asked for.'
        : met.length === 0
          ? 'Another kind than you asked for.'
          : 'Partly the kind you asked for.',
    compared: [
      `${is}. You asked for ${listed(
        wishes.map(({ asked }) => asked),
        'and',
      )}.`,
      ...wishes.filter((wish) => wish.isMet === null).map((wish) => `${wish.is}, so that does not count.`),
    ].join(' '),
    ...remarksFor(fit, {
      good: { title: 'The kind of college you asked for.', detail: `${is}.` },
      bad:
        unmet.length === 0
          ? null
          : { title: `Not what you asked for: ${listed(unmet, 'and')}.`, detail: `${is}.` },
    }),
  }
}

/** One row for each wish that the college publishes something about. */
export const kindWorkings = (answers: MatchAnswers, college: MatchCollege): Working[] =>
  wishesFor(answers, college).flatMap((wish) =>
    wish.isMet === null
      ? []
      : [
          {
            label: wish.label,
            value: `${wish.is}. You asked for ${wish.asked}.`,
            fit: wish.isMet ? 100 : 0,
            share: 1,
          },
        ],
  )

/** What a survey asks of the kind of college, as in "public and 4-year". */
export const kindAsked = (answers: MatchAnswers): string =>
  listed(
    kindWishesOf(answers).map(({ name }) => askedOf[name](answers)),
    'and',
  )
