import { plainWords } from '../index/plain-words.ts'
import {
  cost,
  costlier,
  type Form,
  nameForms,
  nearNicknameForms,
  nicknameForms,
  placeForms,
  type Reading,
  typoForms,
} from './forms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** More than the longest name. A longer text matches nobody. */
const mostWords = 12
/** With more words than these, people rarely split one word into two. */
const mostJoined = 6
const shortestSplit = 6
const shortestPart = 2

/** The words to search for. Null if nobody can match. */
export const wordsIn = (text: string): string[] | null => {
  const words = plainWords(text)
  return words.length === 0 || words.length > mostWords ? null : words
}

/** `mary ann` may be Maryann, and `maria de la cruz` Maria Delacruz. */
const joinedReadings = (words: readonly string[]): string[][] => {
  if (words.length > mostJoined) return []
  const runs = [...new Set([2, 3, words.length])].filter((many) => many > 1 && many <= words.length)
  return runs.flatMap((many) =>
    Array.from({ length: words.length - many + 1 }, (_, place) => [
      ...words.slice(0, place),
      words.slice(place, place + many).join(''),
      ...words.slice(place + many),
    ]),
  )
}

/** `amarawhitlock` may be two words, split anywhere. */
const splitsOf = (word: string): [string, string][] =>
  word.length < shortestSplit
    ? []
    : Array.from({ length: word.length - 2 * shortestPart + 1 }, (_, place) => [
        word.slice(0, place + shortestPart),
        word.slice(place + shortestPart),
      ])

/** A name exactly as typed. */
export const nameReadings = (words: readonly string[]): Reading[] =>
  [words, ...joinedReadings(words)].map((reading) => reading.map(nameForms))

const widerForms = (word: string): Form[] => [...nameForms(word), ...nicknameForms(word)]

/** The same, plus nicknames, schools, and towns. */
export const widerReadings = (words: readonly string[]): Reading[] => [
  words.map((word) => [...widerForms(word), ...placeForms(word)]),
  ...joinedReadings(words).map((joined) => joined.map(widerForms)),
]

/** Above this, only the consonants are the same: Reed is Reid, and Rudd is not. */
const mostAlike = 0.6

/** The same, plus names that sound the same. */
export const alikeReadings = (words: readonly string[], vocabulary: Vocabulary): Reading[] => {
  const alike = (word: string) =>
    typoForms(
      vocabulary
        .near(word)
        .filter(({ kind, isHeard, faults }) => kind === 'name' && isHeard && faults < mostAlike),
    )
  const [asTyped = [], ...joined] = widerReadings(words)
  return [words.map((word, place) => [...(asTyped[place] ?? []), ...alike(word)]), ...joined]
}

/** All words that may mean something else if nothing is found by them. */
export const doubtfulWords = (words: readonly string[]): string[] => {
  const [only] = words
  const parts = words.length === 1 && only ? splitsOf(only).flat() : []
  return [...new Set([...words, ...joinedReadings(words).flat(), ...parts])]
}

const nearNames = (vocabulary: Vocabulary, word: string): Form[] =>
  typoForms(vocabulary.near(word)).filter(({ isName }) => isName)

/** Unchanged if it is a known name, else the words near it. */
const partForms = (vocabulary: Vocabulary, part: string): Form[] =>
  vocabulary.isName(part)
    ? costlier(nameForms(part), cost.split)
    : costlier(nearNames(vocabulary, part), cost.typo)

/** One of the two parts must be right, and the other near a known word. During typing, it may be just a beginning. */
const splitReadings = (words: readonly string[], vocabulary: Vocabulary): Reading[] => {
  const [only] = words
  if (words.length !== 1 || !only) return []
  return splitsOf(only)
    .filter((parts) => parts.some(vocabulary.isName))
    .map(([first, second]) => [
      partForms(vocabulary, first),
      vocabulary.isName(second)
        ? partForms(vocabulary, second)
        : [...costlier(nameForms(second), cost.split), ...partForms(vocabulary, second)],
    ])
}

const lenientForms = (vocabulary: Vocabulary, word: string): Form[] => [
  ...widerForms(word),
  ...nearNicknameForms(word),
  ...typoForms(vocabulary.near(word)),
  ...placeForms(word),
]

/** The same, plus everything near it. */
export const lenientReadings = (words: readonly string[], vocabulary: Vocabulary): Reading[] => [
  words.map((word) => lenientForms(vocabulary, word)),
  ...joinedReadings(words).map((joined) =>
    joined.map((word) => [...widerForms(word), ...nearNames(vocabulary, word)]),
  ),
  ...splitReadings(words, vocabulary),
]

/** A suffix after a name that few names have. */
const generations = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'junior', 'senior'])

/** With fewer words, each was meant. */
const fewestWithOneTooMany = 3

/** Two initials, or two short prefixes, match half of everyone. */
const fewestLettersLeft = 6

const withoutOne = (words: readonly string[]): string[][] =>
  words.length < fewestWithOneTooMany || words.length > mostJoined
    ? []
    : words
        .map((_, place) => words.toSpliced(place, 1))
        .filter((left) => left.every((word) => word.length > 1) && left.join('').length >= fewestLettersLeft)

/** Only by names: with one word less, a school or town would match anyone. */
const nearNameForms = (vocabulary: Vocabulary, word: string): Form[] => [
  ...nameForms(word),
  ...nicknameForms(word),
  ...nearNicknameForms(word),
  ...nearNames(vocabulary, word),
]

/**
 * If nobody matches all the words: without a `jr`, and if that finds nobody either, without any one of the words. From
 * the smaller change to the larger.
 */
export const shorterReadings = (words: readonly string[], vocabulary: Vocabulary): Reading[][] => {
  const names = words.filter((word) => !generations.has(word))
  return [
    names.length > 0 && names.length < words.length ? lenientReadings(names, vocabulary) : [],
    withoutOne(names).map((left) => left.map((word) => nearNameForms(vocabulary, word))),
  ].filter((readings) => readings.length > 0)
}
