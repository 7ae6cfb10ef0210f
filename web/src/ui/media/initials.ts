const letterOf = (word: string): string => {
  const letter = word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? ''
  const capital = letter.toUpperCase().normalize('NFC')
  // A capital of two letters (ß) would look like two names.
  return [...capital].length > [...letter].length ? letter : capital
}

const lettersOf = (name: string | null | undefined): string[] =>
  (name ?? '').normalize('NFC').split(/\s+/u).map(letterOf).filter(Boolean)

/** One letter of each name. If one field has the full name, of its first and last word. Empty without a letter. */
export const initials = (first?: string | null, last?: string | null): string => {
  const given = lettersOf(first)
  const family = lettersOf(last)
  if (given[0] && family[0]) return given[0] + family[0]
  const all = [...given, ...family]
  return all.length > 1 ? `${all[0]}${all.at(-1)}` : all.join('')
}
