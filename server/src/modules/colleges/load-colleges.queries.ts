import { bulkUpsert } from '../../platform/database/bulk-insert.ts'
import type { Db } from '../../platform/database/database.ts'
import { tableRows } from '../../platform/database/reference-data.ts'
import { colleges } from './colleges.tables.ts'
import type { CollegeRow } from './present-college.ts'

/** `Business & Marketing:0.113|Psychology:0.057` */
const majorsFrom = (text: string) =>
  text.split('|').map((major) => {
    const colon = major.lastIndexOf(':')
    return { field: major.slice(0, colon), share: Number(major.slice(colon + 1)) }
  })

/** The rows of a CSV file that has all columns of the table. */
export const collegesIn = (csv: string): CollegeRow[] =>
  // Every column of the table is read, so none is undefined.
  tableRows(colleges, csv, { top_majors: majorsFrom }) as CollegeRow[]

/** Adds the colleges of a file, and updates the known ones. */
export const writeColleges = (tx: Db, csv: string): Promise<void> => bulkUpsert(tx, colleges, collegesIn(csv))
