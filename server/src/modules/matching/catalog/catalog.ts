import type { Gender } from '@fieldhouse/contract/accounts'
import type { PlayLevel } from '@fieldhouse/contract/matching.answers'
import type { Db } from '../../../platform/database/database.ts'
import { rootOf } from '../../../platform/database/transaction.ts'
import { type CollegeRow, findCatalog } from '../../colleges/index.ts'
import { levelOf, type MatchCollege } from '../score/college.ts'
import { collegeFromRow } from '../score/college-from-row.ts'

/** A college of the catalog: as it is stored, and as it is scored. */
export interface CatalogCollege {
  readonly id: number
  readonly row: CollegeRow
  readonly scored: MatchCollege
  readonly level: PlayLevel
  /** False: no source confirms its team. */
  readonly is_confirmed: boolean
}

export interface Catalog {
  readonly version: string
  readonly colleges: ReadonlyMap<number, CatalogCollege>
  /** All of them as they are scored. The same list every time, because a pass prepares it once. */
  readonly scored: readonly MatchCollege[]
  /** The colleges that can have a team for this gender, confirmed or not. */
  readonly teams: Readonly<Record<Gender, readonly CatalogCollege[]>>
  /** All fields of study, by name. */
  readonly majors: readonly string[]
}

const catalogFrom = (version: string, rows: readonly CollegeRow[]): Catalog => {
  const colleges = rows.map((row): CatalogCollege => {
    const scored = collegeFromRow(row)
    return { id: row.id, row, scored, level: levelOf(scored), is_confirmed: row.basketball_confirmed }
  })
  const teamsFor = (gender: Gender) => colleges.filter(({ scored }) => scored.teams[gender])
  return {
    version,
    colleges: new Map(colleges.map((college) => [college.id, college])),
    scored: colleges.map(({ scored }) => scored),
    teams: { male: teamsFor('male'), female: teamsFor('female') },
    majors: [...new Set(rows.flatMap(({ top_majors }) => top_majors.map(({ field }) => field)))].toSorted(),
  }
}

const readCatalog = async (db: Db): Promise<Catalog> => {
  const { version, rows } = await findCatalog(db)
  return catalogFrom(version, rows)
}

interface Reading {
  readonly version: string
  readonly catalog: Promise<Catalog>
}

/** What was read last from each database. The colleges of a version never change, so one reading serves everyone. */
const last = new WeakMap<Db, Reading>()

/**
 * The catalog in this version, read once. If a newer list was loaded in the meantime, it is that one: its own version
 * says so.
 */
export const catalogOf = (db: Db, version: string): Promise<Catalog> => {
  const root = rootOf(db)
  const known = last.get(root)
  if (known?.version === version) return known.catalog
  const reading = { version, catalog: readCatalog(db) }
  last.set(root, reading)
  reading.catalog.catch(() => {
    // The next reader tries again.
    if (last.get(root) === reading) last.delete(root)
  })
  return reading.catalog
}
