import type { SignInCodeForm } from '@fieldhouse/contract/accounts.sign-in'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { findLeaver } from '../deletion/deletion.queries.ts'
import { sendRestoreLink } from '../deletion/send-restore-link.ts'
import { limitRequestedCodes } from './limit-sign-in-codes.ts'
import { recognizeCaller } from './recognize-caller.ts'
import { beginAttempt } from './send-sign-in-code.ts'

interface Call {
  readonly db: Db
  readonly caller: Caller
  readonly limit: Limit
}

/**
 * ACC-02: a code instead of the password, sent to the owner's email. Eight digits, at most five tries, and only from
 * the browser that asked. Returns the token of the attempt and doesn't reveal whether the address has an account.
 */
export const requestSignInCode = async (
  call: Call,
  { email, remember, team_id }: SignInCodeForm,
): Promise<string> => {
  const recognized = await recognizeCaller(call, email)
  await limitRequestedCodes(call.limit, recognized, email)
  // A person who deleted the account gets a link to restore it instead of a code.
  const leaver = recognized.user ? null : await findLeaver(call.db, email)
  if (leaver) await sendRestoreLink(call, leaver)
  return beginAttempt(call, { email, proof: 'email', remember, team_id: team_id ?? null }, recognized.user)
}
