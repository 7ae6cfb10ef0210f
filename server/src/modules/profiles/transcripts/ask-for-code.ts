import type { VerificationMethod } from '@fieldhouse/contract/colleges.verified'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Delivery } from '@fieldhouse/contract/profiles.contact'
import type { TranscriptRequest } from '@fieldhouse/contract/profiles.transcripts'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { findVerifiedCoach } from '../coach-standing.queries.ts'
import { openFamilyDay, takeFamilyPlace } from '../digest/family-day.ts'
import { findAthleteName, findFamilyAddresses, findFamilyIds } from '../family-mail.queries.ts'
import type { PageHead } from '../page/documents.queries.ts'
import { requestMail } from './request-mails.ts'
import { findRequestsOf, insertRequest } from './transcripts.queries.ts'

const asked = (message: string) => new AppError('conflict', { message })

/** More than this is abuse. Each of them could make the family send an email to an address of the sender's choice. */
const mostADay = 3

/** Notifies the family by email and in its messages, unless there are too many for a day. */
const tellFamily = async (
  tx: Db,
  { user_id, slug }: PageHead,
  siteOrigin: string,
  request: TranscriptRequest & { verified_by: VerificationMethod | null },
): Promise<void> => {
  const page = { athleteName: await findAthleteName(tx, user_id), url: `${siteOrigin}/${slug}` }
  for (const to of await findFamilyAddresses(tx, user_id)) await sendLater(tx, requestMail(to, page, request))
  await emit(tx, 'notices.created', {
    user_ids: await findFamilyIds(tx, user_id),
    kind: 'transcript',
    text: `${request.name} of ${request.college} asks for ${page.athleteName}’s transcripts.`,
    path: `/${slug}`,
  })
}

/**
 * PRO-10: a coach asks, and the family answers on the page. After the first ones of a day, a request waits for the
 * summary. Asking again before the answer changes nothing.
 */
export const askForCode = (
  db: Db,
  actor: Actor | null,
  head: PageHead,
  siteOrigin: string,
  request: TranscriptRequest,
): Promise<{ id: string; delivery: Delivery }> =>
  transaction(db, async (tx) => {
    const { athlete_id, user_id } = head
    const day = await openFamilyDay(tx, athlete_id)
    const before = await findRequestsOf(tx, athlete_id, request.email)
    if (before.isWaiting)
      throw asked('You have asked already. The family has your request and answers by email.')
    if (before.lately >= mostADay)
      throw asked('You have asked several times today. Please wait until tomorrow.')
    const delivery = await takeFamilyPlace(tx, day, { athleteId: athlete_id, siteOrigin })
    // A verified coach asks under their own address, because under any other one a different person could read the
    // code. The check mark vouches for the verified person and college, so the account's names are used, not the typed
    // ones.
    const coach = actor && (await findVerifiedCoach(tx, actor.id, user_id, request.email))
    const checked = {
      ...request,
      name: coach?.name ?? request.name,
      college: coach?.college ?? request.college,
      verified_by: coach?.verified_by ?? null,
    }
    const id = await insertRequest(tx, { athlete_id, ...checked, delivery, created_at: day.now })
    if (delivery === 'now') await tellFamily(tx, head, siteOrigin, checked)
    return { id, delivery }
  })
