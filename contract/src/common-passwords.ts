import { commonPasswords } from './common-passwords.data.ts'

/**
 * The 10,000 most used passwords in lower case, without those that have no letter, which are Weak anyway. The list is
 * large, so the browser loads it only on pages where people choose a password.
 */
const common: ReadonlySet<string> = new Set(commonPasswords.trim().split(/\s/))

/** Capital letters, and symbols before or after it, don't make a common password harder to guess. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  return common.has(lower) || common.has(lower.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''))
}
