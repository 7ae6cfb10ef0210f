import type { Actor } from '@fieldhouse/contract/guards'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { PageHead } from '../page/documents.queries.ts'
import { isRequestKnown, markReported, type StoredRequest } from './transcripts.queries.ts'

/** The family reports a request to the team. The person who asked hears nothing, and gets no code. */
export const reportRequest = (
  db: Db,
  actor: Actor,
  { athlete_id }: PageHead,
  requestId: string,
  note: string | undefined,
): Promise<StoredRequest> =>
  transaction(db, async (tx) => {
    const report = { report_note: note ?? null, answered_by: actor.id }
    const reported = await markReported(tx, athlete_id, requestId, report)
    if (!reported && !(await isRequestKnown(tx, athlete_id, requestId))) throw new AppError('not_found')
    if (!reported) throw new AppError('conflict', { message: 'This request was reported already.' })
    await emit(tx, 'inbox.received', { id: requestId, kind: 'transcript', user_id: actor.id })
    return reported
  })
