export type PasswordStrength = 'Weak' | 'Good' | 'Strong'

const criteria: ((password: string) => boolean)[] = [
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Ll}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{M}\p{N}]/u.test(password),
  (password) => [...password].length >= 6,
]

/** ACC-07: of five criteria, all met is Strong, four is Good, fewer is Weak. Whitespace is no part of a password. */
export const passwordStrength = (text: string): PasswordStrength => {
  const password = text.replaceAll(/\s/gu, '').normalize('NFC')
  const met = criteria.filter((isMet) => isMet(password)).length
  if (met === criteria.length) return 'Strong'
  return met === criteria.length - 1 ? 'Good' : 'Weak'
}
