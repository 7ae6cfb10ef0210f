import { takenMail } from '@fieldhouse/contract/accounts.sign-up'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { findUser } from '../accounts.queries.ts'
import { sendCode } from '../codes/send-code.ts'
import { isMailOfAnother } from '../users.queries.ts'

interface Call {
  db: Db
  actor: Actor
  limit: Limit
  caller: Caller
  siteOrigin: string
}

export const addressRefusal = (text: string) => new AppError('invalid', { errors: { email: [text] } })

export const hasProvenAddress = (
  user: { email: string | null; email_verified_at: Date | null } | null,
): boolean => Boolean(user?.email && user.email_verified_at)

/** Sends a code to the address of a person who signed up without a proven one (ACC-12). */
export const sendEmailCode = async (
  { db, actor, limit, caller, siteOrigin }: Call,
  email: string,
): Promise<void> => {
  if (hasProvenAddress(await findUser(db, actor.id)))
    throw addressRefusal('Your email address is confirmed already.')
  if (await isMailOfAnother(db, email, actor.id)) throw addressRefusal(takenMail)
  await sendCode(
    { db, limit, caller },
    { userId: actor.id, email, purpose: { kind: 'prove-address' }, siteOrigin },
  )
}
