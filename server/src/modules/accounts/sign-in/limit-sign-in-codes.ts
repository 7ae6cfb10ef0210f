import type { Limit } from '../../../platform/http/bind.ts'
import type { RecognizedCaller } from './recognize-caller.ts'

/**
 * Limits for codes without a password: one a minute and five an hour per household and address, and five an hour for
 * all unknown households together. Using these up locks nobody out: the password works, the reset link works, and the
 * owner's own devices and households have their own limits.
 */
export const limitRequestedCodes = async (
  limit: Limit,
  { device, pair, isStranger }: RecognizedCaller,
  email: string,
): Promise<void> => {
  const who = device ?? pair
  await limit('account-mail', `sign-in code ${who}`)
  await limit('account-mails', `sign-in code ${who}`)
  if (isStranger) await limit('account-mails', `sign-in code ${email}`)
}

/**
 * Limits for codes that also need a password. The right and the wrong password are refused the same way, so these are
 * counted only by household and address.
 */
export const limitPasswordCodes = async (limit: Limit, { pair }: RecognizedCaller): Promise<void> => {
  await limit('account-mail', `sign-in proof ${pair}`)
  await limit('account-mails', `sign-in proof ${pair}`)
}

/** Five an hour per account. Only the right password counts here, so no guesser can use them up. */
export const hasTooManyPasswordCodes = (limit: Limit, userId: string): Promise<boolean> =>
  limit.isOver('account-mails', `sign-in proof ${userId}`)
