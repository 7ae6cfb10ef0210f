import type { Limit } from '../../../platform/http/bind.ts'
import type { RecognizedCaller } from './recognize-caller.ts'

/**
 * Codes without a password: one a minute and five an hour for a household and the address it asks for, and five an hour
 * for all households together that the account does not know. Whoever has used these up for others locks nobody out:
 * the password works, the link that resets it does, and a device or household of the owner has its own.
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
 * Codes that a password is asked for as well. Refused alike for the right and the wrong password, so by household and
 * address only.
 */
export const limitPasswordCodes = async (limit: Limit, { pair }: RecognizedCaller): Promise<void> => {
  await limit('account-mail', `sign-in proof ${pair}`)
  await limit('account-mails', `sign-in proof ${pair}`)
}

/** Five an hour to one account. Only the right password counts here, so no guesser can use them up. */
export const hasTooManyPasswordCodes = (limit: Limit, userId: string): Promise<boolean> =>
  limit.isOver('account-mails', `sign-in proof ${userId}`)
