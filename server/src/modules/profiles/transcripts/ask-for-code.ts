import type { Actor } from '@fieldhouse/contract/guards'
import type { TranscriptRequest } from '@fieldhouse/contract/profiles.transcripts'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { verifiedAddressOf } from '../coach-standing.queries.ts'
import { findAthleteName, findFamilyAddresses } from '../family-mail.queries.ts'
import { lockHead, type PageHead } from '../page/documents.queries.ts'
import { requestMail } from './request-mails.ts'
import { findFamilyIds, insertRequest } from './transcripts.queries.ts'

/** PRO-10: a coach asks, the family is told by mail and among its messages. Asking again before it answered changes nothing. */
export const askForCode = (
  db: Db,
  actor: Actor | null,
  { athlete_id, user_id, slug }: PageHead,
  siteOrigin: string,
  request: TranscriptRequest,
): Promise<string> =>
  transaction(db, async (tx) => {
    await lockHead(tx, athlete_id)
    // A verified coach asks under the own address; under another one anybody could read the code.
    const verified_by = actor && (await verifiedAddressOf(tx, actor.id, user_id, request.email))
    const id = await insertRequest(tx, athlete_id, { ...request, verified_by })
    if (!id)
      throw new AppError('conflict', {
        message: 'You have asked already. The family has your request and answers by mail.',
      })
    const page = { athleteName: await findAthleteName(tx, user_id), url: `${siteOrigin}/${slug}` }
    for (const to of await findFamilyAddresses(tx, user_id))
      await sendLater(tx, requestMail(to, page, { ...request, verified_by }))
    await emit(tx, 'notices.told', {
      user_ids: await findFamilyIds(tx, user_id),
      kind: 'transcript',
      text: `${request.name} of ${request.college} asks for ${page.athleteName}’s transcripts.`,
      path: `/${slug}`,
    })
    return id
  })
