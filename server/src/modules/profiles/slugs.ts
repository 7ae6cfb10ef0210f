import { asciiLetters } from '../../platform/ascii-letters.ts'
import { wordsOfName } from './name-words.ts'

/** The first part of every address that is not an athlete's page: the site's own, then the server's. */
const reservedWords = new Set([
  '404',
  'about-us',
  'admin',
  'affiliate',
  'athlete',
  'bcm',
  'best-college-match',
  'callback',
  'coach',
  'contact-us',
  'delete-sorry',
  'editor',
  'email',
  'invoice',
  'my-account',
  'packages',
  'parent',
  'password',
  'policy',
  'recruiting-center',
  'roster',
  'search-results',
  'seros',
  'services',
  'terms',
  'terms-of-use',
  'top-100',
  'user',
  'user-edit',

  'api',
  'app',
  'assets',
  'dev',
  'fonts',
  'healthz',
  'metrics',
  'readyz',
  'www',
])

export const isReserved = (word: string): boolean => reservedWords.has(word)

/** A slug is also a host name (SHL-14), so it has at most 63 characters, this many of them before the number. */
const longestStem = 55

/** first-last in plain letters. A name in another script leaves nothing, so it becomes `athlete` with a number. */
export const slugStem = ({ first_name, last_name }: { first_name: string; last_name: string }): string => {
  const words = wordsOfName(`${first_name} ${last_name}`).map(asciiLetters).filter(Boolean)
  return words.join('-').slice(0, longestStem).replace(/-$/, '') || 'athlete'
}

/** The first athlete with a name gets the plain slug, unless it is reserved. Later ones get -2, -3 … */
export const slugNumbered = (stem: string, number: number): string | null => {
  if (number > 1) return `${stem}-${number}`
  return isReserved(stem) ? null : stem
}
