import type { Db } from '../../../platform/database/database.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { findPackageName } from '../billing.queries.ts'
import { findPerson, type Person } from '../family.queries.ts'
import type { SubscriptionRow } from '../subscriptions/stored.ts'
import type { About } from './billing-mails.ts'

type Subject = Pick<SubscriptionRow, 'athlete_user_id' | 'payer_id' | 'package_key'>

interface Names {
  readonly athlete: Person | null
  readonly payer: Person | null
  readonly packageName: string
  readonly site: string
}

/** Whom an email about a package addresses: the payer, or the athlete if nobody pays. Null without an address. */
export const aboutOf = ({ athlete, payer: paying, packageName, site }: Names): About | null => {
  const payer = paying ?? athlete
  if (!athlete || !payer?.email) return null
  return {
    to: payer.email,
    firstName: payer.first_name,
    athleteName: athlete.first_name,
    isOwn: athlete.id === payer.id,
    packageName,
    site,
  }
}

/** Emails the payer, or the athlete if nobody pays. Without an address there is no email. */
export const emailPayer = async (
  tx: Db,
  site: string,
  { athlete_user_id, payer_id, package_key }: Subject,
  write: (about: About) => Mail,
): Promise<void> => {
  const athlete = athlete_user_id ? await findPerson(tx, athlete_user_id) : null
  const payer = payer_id && payer_id !== athlete_user_id ? await findPerson(tx, payer_id) : athlete
  const about = aboutOf({ athlete, payer, packageName: await findPackageName(tx, package_key), site })
  if (about) await sendLater(tx, write(about))
}
