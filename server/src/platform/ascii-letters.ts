/** Letters that are not a plain letter with an accent. */
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

/** Text without case and accents, in any script. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')

/** A name in the letters a to z, so it can be typed on any keyboard. Other scripts leave nothing. */
export const asciiLetters = (name: string): string => plainLetters(name).replace(/[^a-z]/g, '')
