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

/** A name in the letters a to z, for what must be typed on any keyboard; other scripts leave nothing. */
export const asciiLetters = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')
    .replace(/[^a-z]/g, '')
