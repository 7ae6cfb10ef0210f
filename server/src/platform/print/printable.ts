import { canSet } from './typefaces.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** 1️⃣ is a digit in a box: the digit stays. */
const keycap = /^([0-9#*])\uFE0F?\u20E3$/
/** Drawn in color as one picture: 🏀, 🇺🇸, a runner with a skin tone. ™️ and ❤️ are characters that a font may have. */
const emoji = /[\p{Emoji_Presentation}\p{Regional_Indicator}]|\p{Extended_Pictographic}\uFE0F?\u200D/u
/** Characters without a width: joiners, variation selectors, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
/** Marks the place of a dropped character until the spaces around it are cleaned up. */
const gap = '\0'
const gapWithSpaces = /(\s*)(?:\0\s*)*\0(\s*)(?=([,.;:!?)])?)/g

const printed = (grapheme: string): string => {
  const digit = keycap.exec(grapheme)?.[1]
  if (digit) return digit
  if (/^\s/.test(grapheme)) return grapheme.includes('\n') ? '\n' : canSet(grapheme) ? grapheme : ' '
  const [base = '', ...marks] = [...grapheme].filter((sign) => !invisible.test(sign))
  if (emoji.test(grapheme) || !base || !canSet(base)) return gap
  return base + marks.filter(canSet).join('')
}

/**
 * A text without the characters that none of our fonts have. We ship no emoji font, and a sheet would show boxes or
 * wrong letters instead. The spaces around a dropped character become one.
 */
export const printable = (text: string): string => {
  const kept = [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => printed(segment)).join('')
  if (!kept.includes(gap)) return kept
  return kept
    .replace(gapWithSpaces, (_all, before: string, after: string, mark?: string) => {
      const spaces = before + after
      if (mark || !spaces) return ''
      return spaces.includes('\n') ? '\n' : ' '
    })
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .trim()
}
