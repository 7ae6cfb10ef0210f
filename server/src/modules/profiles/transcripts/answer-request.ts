import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { findAthleteName } from '../family-mail.queries.ts'
import type { PageHead } from '../page/documents.queries.ts'
import { approvalMail, refusalMail } from './request-mails.ts'
import { closeRequest, findAccessCode, isRequestKnown, type StoredRequest } from './transcripts.queries.ts'

interface RequestAnswer {
  requestId: string
  status: 'approved' | 'declined'
  siteOrigin: string
}

/** PRO-10: works only once. The person who asked gets an email, with the access code if the answer is yes. */
export const answerRequest = (
  db: Db,
  actor: Actor,
  { athlete_id, user_id, slug }: PageHead,
  { requestId, status, siteOrigin }: RequestAnswer,
): Promise<StoredRequest> =>
  transaction(db, async (tx) => {
    const closed = await closeRequest(tx, athlete_id, requestId, { status, answered_by: actor.id })
    if (!closed && !(await isRequestKnown(tx, athlete_id, requestId))) throw new AppError('not_found')
    if (!closed) throw new AppError('conflict', { message: 'This request was answered already.' })
    const page = { athleteName: await findAthleteName(tx, user_id), url: `${siteOrigin}/${slug}` }
    const mail =
      status === 'approved'
        ? approvalMail(closed, page, await findAccessCode(tx, athlete_id))
        : refusalMail(closed, page)
    await sendLater(tx, mail)
    return closed
  })
