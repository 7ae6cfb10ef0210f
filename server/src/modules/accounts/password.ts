import { isCommonPassword } from '@fieldhouse/contract/common-passwords'
import { type PasswordOwner, passwordFault } from '@fieldhouse/contract/password-strength'
import { hash, type Options, verify } from '@node-rs/argon2'
import { AppError } from '../../platform/app-error.ts'

/** Argon2id at the strength that OWASP recommends: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

export const hashPassword = (password: string): Promise<string> => hash(password, strength)

/** ACC-07, for every way to choose a password: not Weak, not made of the owner's names, not on the list. */
export const assertGoodPassword = (password: string, owner: PasswordOwner, field = 'password'): void => {
  const fault = passwordFault(password, { owner, isCommon: isCommonPassword })
  if (fault) throw new AppError('invalid', { errors: { [field]: [fault] } })
}

let nobodysHash: Promise<string> | null = null

/** Takes the same time for an unknown person, so the time reveals nothing. */
export const passwordMatches = async (passwordHash: string | null, password: string): Promise<boolean> => {
  nobodysHash ??= hashPassword('nobody has this password')
  const isRight = await verify(passwordHash ?? (await nobodysHash), password)
  return isRight && passwordHash !== null
}
