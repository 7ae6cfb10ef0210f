import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { bulkInsert } from '../database/bulk-insert.ts'
import type { Db } from '../database/database.ts'
import { loadReference, tableRows, versionOf } from '../database/reference-data.ts'
import { places } from './places.tables.ts'

const source = new URL('./data/us-places.csv.gz', import.meta.url)

/** Loads the bundled gazetteer into the database, unless this version is already there. */
export const loadPlaces = async (db: Db): Promise<void> => {
  const file = await readFile(source)
  await loadReference(db, 'places', versionOf(file), async (tx) => {
    await tx.delete(places)
    await bulkInsert(tx, places, tableRows(places, gunzipSync(file).toString()))
  })
}
