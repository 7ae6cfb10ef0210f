import { plainLetters } from '../../../platform/ascii-letters.ts'

/** Punctuation that people leave out when they type O'Neal or J.R. */
const unheard = /['’‘ʼ`´.]/g
const between = /[^\p{L}\p{N}]+/u
/** No name is longer. Longer words would only fill the index. */
const longestWord = 40

const shortened = (word: string): string =>
  word.length > longestWord ? [...word].slice(0, longestWord).join('') : word

/** The words of a text for comparison: without case, accents, apostrophes, and dots. */
export const plainWords = (text: string): string[] =>
  plainLetters(text).replace(unheard, '').split(between).filter(Boolean).map(shortened)

/** The same, but an apostrophe or a dot separates words: `o`, `brien`. */
export const partedWords = (text: string): string[] => plainWords(text.replace(unheard, ' '))
