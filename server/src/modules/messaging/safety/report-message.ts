import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type * as contract from '@fieldhouse/contract/messaging'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type InboxLimits, takePlace } from '../../../platform/mail/inbox-day.ts'
import { openInboxDay } from '../../../platform/mail/inbox-days.queries.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { findAdminIds } from '../notices/notices.queries.ts'
import { manyReportsMail, reportMail } from './report-mail.ts'
import { reasonWords } from './report-words.ts'
import { findReportable, insertReport } from './reports.queries.ts'

const inboxPath = (id: string) => `/admin/inbox/${id}`
const reportsPath = '/admin/inbox?kind=report'

/** The team's email address, and the site's address. */
export interface Team {
  readonly address: string
  readonly siteOrigin: string
}

/** A safety report is never refused. Two people could make any number of them, so the emails have a limit. */
const reportLimits: InboxLimits = { immediate: 50 }

const tell = async (tx: Db, text: string, path: string, mail: Mail): Promise<void> => {
  await emit(tx, 'notices.created', {
    user_ids: await findAdminIds(tx),
    kind: 'safety',
    text,
    path,
  })
  await sendLater(tx, mail)
}

/**
 * For the safety of minors: stored, then sent to every admin and emailed to the team. A repeat by the same person
 * changes nothing. After the first 50 of a day, the team gets one email that there are more.
 */
export const reportMessage = (
  db: Db,
  actor: Actor,
  team: Team,
  messageId: string,
  { reason, note }: Checked<typeof contract.reportMessage>['body'],
): Promise<string> =>
  transaction(db, async (tx) => {
    const reported = await findReportable(tx, messageId, actor.id)
    if (!reported) throw new AppError('not_found')
    const report = { message_id: reported.id, reporter_id: actor.id, reason, note }
    const { id, isNew } = await insertReport(tx, report)
    if (!isNew) return id
    const { reporter_name: reporterName, sender_name: senderName } = reported
    await emit(tx, 'inbox.received', { id, kind: 'report', user_id: actor.id })
    const path = inboxPath(id)
    const url = `${team.siteOrigin}${path}`
    const day = await openInboxDay(tx, 'reports')
    const delivery = await takePlace(tx, day, reportLimits)
    if (delivery === 'now')
      await tell(
        tx,
        `${reporterName} reported a message from ${senderName}: ${reasonWords[reason]}.`,
        path,
        reportMail(team.address, { reporterName, senderName, reason: reasonWords[reason], url }),
      )
    else if (day.received === reportLimits.immediate)
      await tell(
        tx,
        'More messages are being reported today than we tell you of one by one.',
        reportsPath,
        manyReportsMail(team.address, `${team.siteOrigin}${reportsPath}`),
      )
    return id
  })
