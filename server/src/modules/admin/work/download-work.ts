import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { isKept } from './list-work.ts'
import { hasFile } from './present-work.ts'
import { findOwnWork } from './work.queries.ts'
import { readParts } from './work-files.ts'
import { titleOf } from './work-titles.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/** Only the admin who made the file gets it, and only for a day. Everyone else can make their own. */
export const downloadWork = async (
  { db, actor, caller }: Call,
  storage: Storage,
  id: string,
): Promise<FileAnswer> => {
  const work = await findOwnWork(db, actor.id, id)
  if (!work?.finished_at || !hasFile(work) || !isKept(work)) throw new AppError('not_found')
  await record(db, caller, {
    action: 'work.downloaded',
    userId: null,
    subject: titleOf(work.order),
    details: { work_id: id },
  })
  const what = work.kind.replace('export-', '')
  return new FileAnswer({
    body: readParts(storage, work),
    type: 'text/csv; charset=utf-8',
    name: `${what}-${work.finished_at.toISOString().slice(0, 10)}.csv`,
    isUncached: true,
  })
}
