import type { Db } from '../../../platform/database/database.ts'
import { findSport, recruitedSport } from '../../profiles/index.ts'

/** The titles of positions, by key. */
export const positionTitles = async (db: Db): Promise<(key: string | null) => string | null> => {
  const { positions } = await findSport(db, recruitedSport)
  const titles = new Map(positions.map(({ key, title }) => [key, title]))
  return (key) => (key === null ? null : (titles.get(key) ?? key))
}
