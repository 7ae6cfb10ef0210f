import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { addDays, billingDayOf } from '../billing-day.ts'
import { findPerson } from '../family.queries.ts'
import { cardExpiresMail, grantEndsMail, reminderMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { findMethod, markWarned } from '../methods/methods.queries.ts'
import { readPrices } from '../subscriptions/prices.queries.ts'
import { isReminded, reminderDays } from '../subscriptions/reminder.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { nextCharge } from '../subscriptions/subscription.ts'
import { saveSubscription, takeSubscription } from '../subscriptions/subscriptions.queries.ts'

const writeReminder = async (tx: Db, row: SubscriptionRow, site: string): Promise<void> => {
  if (row.status === 'granted')
    return emailPayer(tx, site, row, (about) => grantEndsMail(about, { endsOn: row.ends_on }))
  const prices = await readPrices(tx, row.payer_id, row)
  const { total } = nextCharge(subscriptionOf(row), prices).quote
  return emailPayer(tx, site, row, (about) => reminderMail(about, { on: row.ends_on, total }))
}

interface Reminding {
  readonly db: Db
  readonly siteOrigin: string
}

/** PAY-04: 7 days before. Once for each charge, however often the job runs. */
export const remind = ({ db, siteOrigin }: Reminding, subscriptionId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const row = await takeSubscription(tx, subscriptionId)
    if (!row || row.reminded_of === row.ends_on) return
    if (row.ends_on > addDays(billingDayOf(clock.now()), reminderDays)) return
    if (isReminded(subscriptionOf(row))) await writeReminder(tx, row, siteOrigin)
    await saveSubscription(tx, row.id, subscriptionOf(row), { reminded_of: row.ends_on })
  })

/** Once in the month in which the card that pays expires. */
export const warnOfExpiry = (
  { db, siteOrigin }: Reminding,
  { id, user_id }: { id: string; user_id: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const method = await findMethod(tx, user_id, id)
    const payer = await findPerson(tx, user_id)
    if (!method?.card_expires || !(await markWarned(tx, id, method.card_expires)) || !payer?.email) return
    const card = `${method.card_brand ?? 'card'} ending in ${method.card_last_four ?? ''}`
    const about = { to: payer.email, firstName: payer.first_name, site: siteOrigin }
    await sendLater(tx, cardExpiresMail(about, { card }))
  })
