import { readFile } from 'node:fs/promises'
import { bulkUpsert } from '../../platform/database/bulk-insert.ts'
import type { Db } from '../../platform/database/database.ts'
import { loadReference, tableRows, versionOf } from '../../platform/database/reference-data.ts'
import { colleges } from './colleges.tables.ts'

const source = new URL('./data/colleges.csv', import.meta.url)

/**
 * Puts the bundled colleges into the database, unless this version of them is there. A college that a newer list
 * leaves out stays: people may belong to it.
 */
export const loadColleges = async (db: Db): Promise<void> => {
  const file = await readFile(source)
  await loadReference(db, 'colleges', versionOf(file), (tx) =>
    bulkUpsert(tx, colleges, tableRows(colleges, file.toString(), { top_majors: majorsFrom })),
  )
}

/** `Business & Marketing:0.113|Psychology:0.057` */
const majorsFrom = (text: string) =>
  text.split('|').map((major) => {
    const colon = major.lastIndexOf(':')
    return { field: major.slice(0, colon), share: Number(major.slice(colon + 1)) }
  })
