interface NamePart {
  text: string
  isMatch: boolean
}

/** Letters that do not decompose into a base letter, but are typed as one. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

const plainLetter = (letter: string): string => {
  const small = letter.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plainLetters[small] ?? small
}

const isOfWord = (letter: string): boolean => /[\p{L}\p{N}\p{M}'’.]/u.test(letter)

const wordsOf = (text: string): string[] =>
  [...text]
    .map((letter) => (isOfWord(letter) ? plainLetter(letter) : ' '))
    .join('')
    .replaceAll(/['’.]/g, '')
    .split(' ')
    .filter(Boolean)

/** How many letters of the word starting here match the typed one, or 0. */
const matchAt = (letters: readonly string[], start: number, typed: string): number => {
  let said = ''
  for (let place = start; place < letters.length; place++) {
    const letter = letters[place] ?? ''
    if (!isOfWord(letter)) return 0
    if (!/['’.]/.test(letter)) said += plainLetter(letter)
    if (said.length >= typed.length) return said.startsWith(typed) ? withMarks(letters, place) - start : 0
  }
  return 0
}

/** A combining mark belongs to the letter before it. */
const withMarks = (letters: readonly string[], last: number): number => {
  let end = last + 1
  while (/^\p{M}$/u.test(letters[end] ?? '')) end++
  return end
}

/** Splits a name into highlighted and plain parts: word beginnings, in any order, ignoring accents. */
export const matchedParts = (name: string, typed: string): NamePart[] => {
  const words = wordsOf(typed)
  const letters = [...name]
  const parts: NamePart[] = []
  const add = (text: string, isMatch: boolean) => {
    const before = parts.at(-1)
    if (before && before.isMatch === isMatch) before.text += text
    else parts.push({ text, isMatch })
  }
  let place = 0
  while (place < letters.length) {
    const isStart = place === 0 || !isOfWord(letters[place - 1] ?? '')
    const start = place
    const length = isStart ? Math.max(0, ...words.map((word) => matchAt(letters, start, word))) : 0
    add(letters.slice(place, place + Math.max(1, length)).join(''), length > 0)
    place += Math.max(1, length)
  }
  return parts
}
