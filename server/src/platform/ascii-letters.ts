/** Letters that are not a plain one with a mark. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Text without case and without marks on its letters, in any script. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')

/** A name in the letters a to z, for what must be typed on any keyboard; other scripts leave nothing. */
export const asciiLetters = (name: string): string => plainLetters(name).replace(/[^a-z]/g, '')
