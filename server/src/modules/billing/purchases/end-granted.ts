import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { billingDayOf } from '../billing-day.ts'
import { endedMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { readPrices } from '../subscriptions/prices.queries.ts'
import { savePackage } from '../subscriptions/save-package.ts'
import { subscriptionOf } from '../subscriptions/stored.ts'
import { ended } from '../subscriptions/subscription.ts'
import { lockPurchases, lockRunning } from '../subscriptions/subscriptions.queries.ts'

interface Call {
  readonly db: Db
  readonly caller: Caller
}

/** ADM-01: an admin ends a package that was given. One that somebody pays for is canceled or refunded instead. */
export const endGrantedPackage = ({ db, caller }: Call, athleteUserId: string): Promise<void> =>
  transaction(db, async (tx) => {
    await lockPurchases(tx, athleteUserId)
    const row = await lockRunning(tx, athleteUserId)
    if (!row) throw new AppError('not_found')
    if (row.status !== 'granted')
      throw new AppError('conflict', {
        message: 'Somebody pays for this package. It can be canceled instead.',
      })
    const today = billingDayOf(clock.now())
    await savePackage(tx, row, ended(subscriptionOf(row), today, 'grant_over'))
    const { nameOf } = await readPrices(tx, null, null)
    await record(tx, caller, {
      action: 'package.grant-ended',
      userId: athleteUserId,
      subject: `Package ${nameOf(row.package_key)}`,
      before: { ends_on: row.ends_on },
      after: { ends_on: today },
    })
    await emailPayer(tx, caller.siteOrigin, row, (about) => endedMail(about, { reason: 'grant_over' }))
  })
