import { readFile } from 'node:fs/promises'
import type { Db } from '../../platform/database/database.ts'
import { loadReference, versionOf } from '../../platform/database/reference-data.ts'
import { collegesIn, writeColleges } from './load-colleges.queries.ts'
import type { CollegeRow } from './present-college.ts'

const source = new URL('./data/colleges.csv', import.meta.url)

/**
 * Loads the bundled colleges into the database, unless this version is already there. A college that a newer list
 * leaves out stays, because people may belong to it.
 */
export const loadColleges = async (db: Db): Promise<void> => {
  const file = await readFile(source)
  await loadReference(db, 'colleges', versionOf(file), (tx) => writeColleges(tx, file.toString()))
}

/** The bundled colleges, for code without a database. */
export const readBundledColleges = async (): Promise<CollegeRow[]> =>
  collegesIn(await readFile(source, 'utf8'))
