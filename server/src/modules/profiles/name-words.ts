/** A character class: accents, and the punctuation that people leave out when they type O'Neal or J.R. */
export const unheard = "[\u0300-\u036f'’.]"

/** Separators between the words of a name, like a space. */
export const between = '-‐–_/\\,()"“”\u00a0'

const unheardSigns = new RegExp(unheard, 'g')
const signsBetween = new RegExp(`[\\s${between.replaceAll(/[\\\]^-]/g, '\\$&')}]+`)

/** The words of a name, without silent characters. */
export const wordsOfName = (name: string): string[] =>
  name.normalize('NFD').replaceAll(unheardSigns, '').split(signsBetween).filter(Boolean)

/** The words to search for in a name. */
export const nameWords = (text: string): string[] => [...new Set(wordsOfName(text))]
