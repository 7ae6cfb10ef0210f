import { errorCodes } from './errors.kinds.ts'

export const accountsErrors = errorCodes({
  /** Only for a device the owner has used: the account exists, and the password is wrong. */
  wrong_password: 'invalid',
  /** For everyone else: no account has this email and this password. */
  wrong_credentials: 'invalid',
  wrong_code: 'invalid',
  /** The code was used, replaced, or is too old. */
  code_ended: 'invalid',
  /** The code is right. A person who came through the email must also enter their password. */
  password_needed: 'invalid',
  /** There is no such invitation to a family, or not anymore. */
  invitation_ended: 'invalid',
  /** The person did not allow the network to tell us who they are. */
  network_denied: 'forbidden',
  /** The network's answer is not for this sign-in. */
  network_not_confirmed: 'bad_request',
  network_away: 'unavailable',
  /** The network's window was open for too long, or belongs to another browser. */
  network_sign_in_ended: 'bad_request',
  /** The family had a package for this once. What it saved stays readable; something new needs the package again. */
  package_ended: 'forbidden',
  /** Somebody else changed the account since the admin read it. */
  user_changed: 'conflict',
})
