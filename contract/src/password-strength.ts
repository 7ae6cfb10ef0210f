export type PasswordStrength = 'Weak' | 'Good' | 'Strong'

interface Criterion {
  readonly label: string
  readonly isMet: (password: string) => boolean
}

/** Whitespace doesn't count as part of a password. */
const tidy = (text: string): string => text.replaceAll(/\s/gu, '').normalize('NFC')

const criterion = (label: string, test: (password: string) => boolean): Criterion => ({
  label,
  isMet: (text) => test(tidy(text)),
})

const shortestPassword = 6

/** ACC-07: the criteria for a password, in the order they are shown. */
export const passwordCriteria: readonly Criterion[] = [
  criterion('An uppercase letter', (password) => /\p{Lu}/u.test(password)),
  criterion('A lowercase letter', (password) => /\p{Ll}/u.test(password)),
  criterion('A number', (password) => /\p{Nd}/u.test(password)),
  criterion('A symbol', (password) => /[^\p{L}\p{M}\p{N}]/u.test(password)),
  criterion('6 characters or more', (password) => [...password].length >= shortestPassword),
]

/** The owner of the password, as far as we know. */
export interface PasswordOwner {
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly email?: string | null | undefined
}

/** Facts besides the password itself. */
export interface PasswordFacts {
  readonly owner?: PasswordOwner | undefined
  /** Whether it is on the list of most used passwords. Missing until the list is loaded. */
  readonly isCommon?: ((password: string) => boolean) | undefined
}

export const weakPasswordFault =
  'This password is too weak. Mix upper and lower case letters, numbers and symbols.'
export const ownWordsFault = 'Leave your name and email out of your password.'
export const commonPasswordFault = "Too easy to guess: it's on the list of most used passwords."

/** Without case and accents, because neither makes a name harder to guess. */
const plain = (text: string): string => tidy(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const hasThreeLetters = (piece: string): boolean => (piece.match(/\p{L}/gu)?.length ?? 0) >= 3

const piecesOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u)

/** The names, the part of the address before the @, and the pieces of each, without the very short ones. */
const ownWords = ({ first_name, last_name, email }: PasswordOwner): string[] => {
  const local = (email ?? '').split('@', 1)[0] ?? ''
  const texts = [first_name ?? '', last_name ?? '', local]
  const wholes = [...texts, local.split('+', 1)[0] ?? ''].map(plain)
  return [...wholes, ...texts.flatMap(piecesOf).map(plain)].filter(hasThreeLetters)
}

/** Why someone could guess it who knows the owner or common passwords. Null if neither helps. */
export const guessFault = (text: string, { owner = {}, isCommon }: PasswordFacts): string | null => {
  const password = plain(text)
  if (ownWords(owner).some((word) => password.includes(word))) return ownWordsFault
  return isCommon?.(tidy(text)) ? commonPasswordFault : null
}

const missing = (text: string): number => passwordCriteria.filter(({ isMet }) => !isMet(text)).length

/** Why a password is Weak. Null if it is not. */
export const passwordFault = (text: string, facts: PasswordFacts = {}): string | null =>
  guessFault(text, facts) ?? (missing(text) > 1 ? weakPasswordFault : null)

const isTooShort = (text: string): boolean => [...tidy(text)].length < shortestPassword

/** ACC-07: all five criteria met is Strong, four is Good, fewer is Weak. Easy to guess or too short is also Weak. */
export const passwordStrength = (text: string, facts: PasswordFacts = {}): PasswordStrength => {
  if (isTooShort(text) || passwordFault(text, facts)) return 'Weak'
  return missing(text) === 0 ? 'Strong' : 'Good'
}
