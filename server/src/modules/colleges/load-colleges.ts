import { readFile } from 'node:fs/promises'
import type { Db } from '../../platform/database/database.ts'
import { loadReference, versionOf } from '../../platform/database/reference-data.ts'
import { collegesIn, writeColleges } from './load-colleges.queries.ts'
import type { CollegeRow } from './present-college.ts'

const source = new URL('./data/colleges.csv', import.meta.url)

/**
 * Puts the bundled colleges into the database, unless this version of them is there. A college that a newer list
 * leaves out stays: people may belong to it.
 */
export const loadColleges = async (db: Db): Promise<void> => {
  const file = await readFile(source)
  await loadReference(db, 'colleges', versionOf(file), (tx) => writeColleges(tx, file.toString()))
}

/** The bundled colleges, for whoever has no database at hand. */
export const readBundledColleges = async (): Promise<CollegeRow[]> =>
  collegesIn(await readFile(source, 'utf8'))
