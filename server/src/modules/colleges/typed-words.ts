import { plainLetters } from '../../platform/ascii-letters.ts'

/** The typed text, as words without case, accents, dots, and apostrophes. */
export const typedWords = (text: string): string[] =>
  plainLetters(text)
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
