/** A class of signs: marks above letters, and what people leave out when they type O'Neal or J.R. */
export const unheard = "[\u0300-\u036f'’.]"

/** What stands between the words of a name, as a space does. */
export const between = '-‐–_/\\,()"“”\u00a0'

/** The words to look for in a name. */
export const nameWords = (text: string): string[] => {
  const heard = text.normalize('NFD').replaceAll(new RegExp(unheard, 'g'), '')
  const spaced = [...heard].map((sign) => (between.includes(sign) ? ' ' : sign)).join('')
  return [...new Set(spaced.split(/\s+/).filter(Boolean))]
}
