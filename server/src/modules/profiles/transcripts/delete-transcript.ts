import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { changePage } from '../sections/change-page.ts'
import { dropTranscript } from './transcripts.queries.ts'

/** The file goes before the commit: what is said to be deleted must not lie about. */
export const deleteTranscript = (db: Db, storage: Storage, actor: Actor, id: string, transcriptId: string) =>
  changePage(db, actor, { id, group: 'transcripts' }, async (tx, { athlete_id }) => {
    const key = await dropTranscript(tx, athlete_id, transcriptId)
    if (!key) throw new AppError('not_found')
    await storage.delete(key)
  })
