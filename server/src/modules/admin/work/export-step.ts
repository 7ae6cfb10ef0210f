import { Readable } from 'node:stream'
import { csvOf } from '../../../platform/csv-file.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { endOfWork } from './end-of-work.ts'
import { type ExportOrder, exportOf } from './exports.ts'
import { findAdmin, lockWork, type StoredWork, updateWork } from './work.queries.ts'
import { partKey } from './work-files.ts'

const rowsPerPart = 10_000

export const countExport = async (
  db: Db,
  { id, created_at }: StoredWork,
  order: ExportOrder,
): Promise<void> => updateWork(db, id, { total: await exportOf(order).count(db, order, created_at) })

interface Written {
  rows: number
  place: readonly string[] | null
}

/** Reads a few rows at a time while the storage writes them. `written` says how far it came. */
async function* csvPart(
  db: Db,
  { place, parts, created_at }: StoredWork,
  order: ExportOrder,
  written: Written,
): AsyncGenerator<string> {
  const list = exportOf(order)
  if (parts === 0) yield csvOf([list.columns(order)])
  written.place = place
  while (written.rows < rowsPerPart) {
    const part = { asked: created_at, after: written.place, limit: list.rowsPerRead }
    const found = await list.read(db, order, part)
    yield found.csv
    written.rows += found.rows
    written.place = found.place
    if (!found.place) return
  }
}

/** Asked before each part: the work was not canceled, and its admin still is one. */
const mayWrite = (db: Db, id: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const work = await lockWork(tx, id)
    if (work?.state !== 'running') return false
    if (await findAdmin(tx, work.by_id)) return true
    await endOfWork(tx, work, 'stopped')
    return false
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
  if (!(await mayWrite(db, work.id))) return false
  const written: Written = { rows: 0, place: null }
  const content = Readable.from(csvPart(db, work, order, written))
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
