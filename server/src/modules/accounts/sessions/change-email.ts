import type { EmailChange } from '@fieldhouse/contract/accounts'
import { takenMail } from '@fieldhouse/contract/accounts.sign-up'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { isMailTaken } from '../accounts.queries.ts'
import { sendCode } from '../codes/send-code.ts'
import { provePassword } from './prove-password.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly limit: Limit
}

const refusal = (fault: string) => new AppError('invalid', { errors: { email: [fault] } })

/** Sends a code to the new address. Until it is entered, the old address stays. */
export const changeEmail = async (
  call: Call,
  { email, password }: EmailChange,
): Promise<{ user_id: string; email: string }> => {
  const user = await provePassword(call, password)
  if (user.email?.toLowerCase() === email.toLowerCase()) throw refusal('This is your email address already.')
  if (await isMailTaken(call.db, email)) throw refusal(takenMail)
  const { siteOrigin } = call.caller
  await sendCode(call, { userId: user.id, email, purpose: { kind: 'change-address' }, siteOrigin })
  return { user_id: user.id, email }
}
