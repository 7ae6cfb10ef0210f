import { soundOf } from './sound-of.ts'

/** Only the beginning is taken apart: longer words are told apart by it, and the list stays short. */
const beginning = 6
/** In a short word a second fault makes another name of it. */
const longestWithOneFault = 4

/** With nothing left out: every word has it, so that it tells whether a word is known. */
export const wholeSpelling = (word: string): string => [...word].slice(0, beginning).join('')

/** By letters, not by units: half of a letter is none. */
const withOneLess = (word: string): string[] => {
  const letters = [...word]
  return letters.map((_, place) => letters.toSpliced(place, 1).join(''))
}

/** Whatever sounds like one letter sounds like everything. */
const shortestSound = 2

/**
 * By what a word and its misspellings are found: how it sounds, and its beginning with no, one or two letters left out. Two words that
 * differ by so few letters (swapped, lost, doubled or wrong) have one of these in common, so that an index finds the
 * one by the other.
 */
export const spellingsOf = (word: string, faults: 1 | 2 = 2): string[] => {
  const start = wholeSpelling(word)
  const once = withOneLess(start)
  const twice = faults > 1 && word.length > longestWithOneFault ? once.flatMap(withOneLess) : []
  const sound = soundOf(word)
  return [
    start,
    ...new Set([...once, ...twice].filter((left) => left.length > 1 && left !== start)),
    ...(sound.length < shortestSound ? [] : [`~${sound}`]),
  ]
}
