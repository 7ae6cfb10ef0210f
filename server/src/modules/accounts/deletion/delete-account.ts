import type { Deletion } from '@fieldhouse/contract/accounts.deletion'
import type { OwnerProof } from '@fieldhouse/contract/accounts.proof'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { endedSessionCookie } from '../../../platform/sessions/credentials.ts'
import { selfDeletionRefusal } from '../accounts.policy.ts'
import { findUser } from '../accounts.queries.ts'
import type { CountOwnThings } from '../accounts-settings.ts'
import { spendCode } from '../codes/codes.queries.ts'
import { codeRefusal } from '../codes/take-code.ts'
import { accountDeletedMail } from '../mails/deletion-mails.ts'
import { proveOwner } from '../sessions/prove-owner.ts'
import {
  countOtherSuperAdmins,
  findAthletesLeft,
  hasGrants,
  lockAnyUser,
  lockSuperAdmins,
} from './deletion.queries.ts'
import { restorableUntil } from './deletion.rules.ts'
import { mailRestoreLink } from './send-restore-link.ts'
import { takeOutOfUse } from './take-out-of-use.ts'

/** PAY-06: the list that people read before they confirm. */
export const showDeletion = async (
  { db, actor }: { db: Db; actor: Actor },
  countOwnThings: CountOwnThings,
): Promise<Deletion> => {
  const user = await findUser(db, actor.id)
  if (!user) throw new AppError('unauthenticated')
  const refusal = selfDeletionRefusal(user, await countOtherSuperAdmins(db, user.id))
  const noEmail = user.password_hash === null && user.email === null
  return {
    refusal: refusal ?? (noEmail ? 'Please confirm an email address first, so we can send a code.' : null),
    proof: refusal || noEmail ? null : user.password_hash === null ? 'code' : 'password',
    email: user.email,
    has_package: await hasGrants(db, user.id),
    athletes: await findAthletesLeft(db, user.id),
    ...(await countOwnThings(db, user.id)),
  }
}

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly limit: Limit
  readonly setCookie: (cookie: string) => void
}

/**
 * PAY-06: people delete their own account. Of two parallel clicks, one deletes it. The other gets the same answer, and
 * no second email is sent.
 */
export const deleteAccount = async (
  call: Call,
  given: OwnerProof,
  countOwnThings: CountOwnThings,
): Promise<Date> => {
  const { codeId } = await proveOwner(call, given, 'delete-account')
  const { actor, caller } = call
  const until = await transaction(call.db, async (tx) => {
    if (actor.type === 'admin') await lockSuperAdmins(tx)
    const user = await lockAnyUser(tx, actor.id)
    if (!user) throw new AppError('unauthenticated')
    if (user.deleted_at) return restorableUntil(user.deleted_at)
    const refusal = selfDeletionRefusal(user, await countOtherSuperAdmins(tx, user.id))
    if (refusal) throw new AppError('forbidden', { message: refusal })
    if (codeId && !(await spendCode(tx, codeId))) throw codeRefusal()
    const hadPackage = await hasGrants(tx, user.id)
    const { page, paid_packages } = await countOwnThings(tx, user.id)
    const alone = (await findAthletesLeft(tx, user.id)).filter((athlete) => !athlete.can_others_sign_in)
    const end = restorableUntil(await takeOutOfUse(tx, user.id, user.id))
    await record(tx, caller, { action: 'user.deleted', userId: user.id })
    const { id: userId, email: to, first_name: firstName } = user
    if (to)
      await mailRestoreLink(tx, { userId, siteOrigin: caller.siteOrigin }, (url) =>
        accountDeletedMail({
          ...{ to, firstName, until: end, url, hasPage: page !== null, hadPackage },
          packagesCanceled: paid_packages.flatMap((paid) => (paid.is_canceled ? [] : [paid.first_name])),
          athletesHidden: alone.map(({ first_name }) => first_name),
        }),
      )
    return end
  })
  call.setCookie(endedSessionCookie(caller.isHttps))
  return until
}
