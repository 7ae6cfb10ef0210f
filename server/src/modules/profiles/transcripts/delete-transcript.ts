import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { dropFilesLater } from '../../../platform/images/drop-files.ts'
import { changePage } from '../editing/change-page.ts'
import { dropTranscript } from './transcripts.queries.ts'

/** After the commit nobody can read it. A job then deletes the file, and retries until the storage has done so. */
export const deleteTranscript = (db: Db, actor: Actor, id: string, transcriptId: string) =>
  changePage(db, actor, { id, group: 'transcripts' }, async (tx, { athlete_id }) => {
    const key = await dropTranscript(tx, athlete_id, transcriptId)
    if (!key) throw new AppError('not_found')
    await dropFilesLater(tx, [key])
  })
