import { errorCodes } from './errors.kinds.ts'

export const accountsErrors = errorCodes({
  /** Said to a device of the owner only: the account is there, and the password is not its. */
  wrong_password: 'invalid',
  /** Said to everybody else: no account has this email and this password. */
  wrong_credentials: 'invalid',
  wrong_code: 'invalid',
  /** The code was used, replaced, or is too old. */
  code_ended: 'invalid',
  /** The person did not let the network tell us who they are. */
  network_denied: 'forbidden',
  /** The network's answer is not for this sign-in. */
  network_not_confirmed: 'bad_request',
  network_away: 'unavailable',
  /** The window of the network was open for too long, or belongs to another browser. */
  network_sign_in_ended: 'bad_request',
})
