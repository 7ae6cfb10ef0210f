import { Readable } from 'node:stream'
import type { Actor } from '@fieldhouse/contract/guards'
import { csvOf } from '../../../platform/csv-file.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { endOfWork } from './end-of-work.ts'
import { type ExportOrder, exportOf } from './exports.ts'
import { findAdmin, lockWork, type StoredWork, updateWork } from './work.queries.ts'
import { partKey } from './work-files.ts'

/** Few rows at a time: what a collection of garbage finds in use is kept for long, and a long file would fill the memory. */
const rowsPerRead = 100
const readsPerPart = 100

export const countExport = async (
  db: Db,
  { id, created_at }: StoredWork,
  order: ExportOrder,
): Promise<void> => updateWork(db, id, { total: await exportOf(order).count(db, order, created_at) })

interface Written {
  rows: number
  place: readonly string[] | null
}

/** Reads a few hundred rows at a time while the storage writes them. `written` says how far it came. */
async function* csvPart(
  db: Db,
  actor: Actor,
  { place, parts, created_at }: StoredWork,
  order: ExportOrder,
  written: Written,
): AsyncGenerator<string> {
  const list = exportOf(order)
  if (parts === 0) yield csvOf([list.columns(order)])
  written.place = place
  for (let read = 0; read < readsPerPart; read++) {
    const part = { asked: created_at, after: written.place, limit: rowsPerRead }
    const found = await list.read(db, actor, order, part)
    yield csvOf(found.rows)
    written.rows += found.rows.length
    written.place = found.place
    if (!found.place) return
  }
}

/** The admin as they are before each part. */
const writingAdmin = (db: Db, id: string): Promise<Actor | null> =>
  transaction(db, async (tx) => {
    const work = await lockWork(tx, id)
    if (work?.state !== 'running') return null
    const actor = await findAdmin(tx, work.by_id)
    if (!actor) await endOfWork(tx, work, 'stopped')
    return actor
  })

/**
 * Writes the next part of the file. After a crash, the same part is written again, so the file has every row once.
 * Returns whether there are more.
 */
export const exportPart = async (
  db: Db,
  storage: Storage,
  work: StoredWork,
  order: ExportOrder,
): Promise<boolean> => {
  const actor = await writingAdmin(db, work.id)
  if (!actor) return false
  const written: Written = { rows: 0, place: null }
  const content = Readable.from(csvPart(db, actor, work, order, written))
  await storage.write(partKey(work.id, work.parts), content, { contentType: 'text/csv' })
  return transaction(db, async (tx) => {
    const now = await lockWork(tx, work.id)
    if (now?.state !== 'running') return false
    // Another worker was faster.
    if (now.parts !== work.parts) return true
    const progress = { done: now.done + written.rows, parts: now.parts + 1, place: written.place }
    await updateWork(tx, now.id, progress)
    if (written.place) return true
    await endOfWork(tx, { ...now, ...progress }, 'done')
    return false
  })
}
