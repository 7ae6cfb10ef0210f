/** A class of signs: marks above letters, and what people leave out when they type O'Neal or J.R. */
export const unheard = "[\u0300-\u036f'’.]"

/** What stands between the words of a name, as a space does. */
export const between = '-‐–_/\\,()"“”\u00a0'

const unheardSigns = new RegExp(unheard, 'g')
const signsBetween = new RegExp(`[\\s${between.replaceAll(/[\\\]^-]/g, '\\$&')}]+`)

/** A name word by word, without what is not heard. */
export const wordsOfName = (name: string): string[] =>
  name.normalize('NFD').replaceAll(unheardSigns, '').split(signsBetween).filter(Boolean)

/** The words to look for in a name. */
export const nameWords = (text: string): string[] => [...new Set(wordsOfName(text))]
