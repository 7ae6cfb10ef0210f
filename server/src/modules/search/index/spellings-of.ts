import { soundOf } from './sound-of.ts'

/** Only the beginning is used. It is enough to distinguish longer words, and the list stays short. */
const beginning = 6
/** In a short word, a second mistake makes it another name. */
const longestWithOneFault = 4

/** The full form. Every word has it, so it shows whether a word is known. */
export const wholeSpelling = (word: string): string => [...word].slice(0, beginning).join('')

/** By characters, not by code units, because half of a character is useless. */
const withOneLess = (word: string): string[] => {
  const letters = [...word]
  return letters.map((_, place) => letters.toSpliced(place, 1).join(''))
}

/** A one-letter sound would match everything. */
const shortestSound = 2

/**
 * The keys that find a word and its misspellings: its sound, and its beginning with zero, one, or two letters left out.
 * Two words that differ by so few letters (swapped, lost, doubled, or wrong) share one of these keys, so an index finds
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
