import { readFile } from 'node:fs/promises'
import { bulkUpsert } from '../../platform/database/bulk-insert.ts'
import type { Db } from '../../platform/database/database.ts'
import { loadReference, tableRows, versionOf } from '../../platform/database/reference-data.ts'
import { colleges } from './colleges.tables.ts'
import type { CollegeRow } from './present-college.ts'

const source = new URL('./data/colleges.csv', import.meta.url)

/**
 * Puts the bundled colleges into the database, unless this version of them is there. A college that a newer list
 * leaves out stays: people may belong to it.
 */
export const loadColleges = async (db: Db): Promise<void> => {
  const file = await readFile(source)
  await loadReference(db, 'colleges', versionOf(file), (tx) =>
    bulkUpsert(tx, colleges, rowsIn(file.toString())),
  )
}

/** The bundled colleges, for whoever has no database at hand. */
export const readBundledColleges = async (): Promise<CollegeRow[]> =>
  // Every column of the table is read, so none is undefined.
  rowsIn(await readFile(source, 'utf8')) as CollegeRow[]

const rowsIn = (csv: string) => tableRows(colleges, csv, { top_majors: majorsFrom })

/** `Business & Marketing:0.113|Psychology:0.057` */
const majorsFrom = (text: string) =>
  text.split('|').map((major) => {
    const colon = major.lastIndexOf(':')
    return { field: major.slice(0, colon), share: Number(major.slice(colon + 1)) }
  })
