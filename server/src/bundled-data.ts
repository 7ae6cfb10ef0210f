import { loadColleges } from './modules/colleges/index.ts'
import { loadSports } from './modules/profiles/index.ts'
import { loadSearchIndex } from './modules/search/index.ts'
import { writeSiteDefaults } from './modules/site/index.ts'
import type { Db } from './platform/database/database.ts'
import { loadPlaces } from './platform/places/load-places.ts'

/** Loads the data that ships with the product into the database, and what is derived from it, if it is new. */
export const loadBundledData = async (db: Db): Promise<void> => {
  await loadColleges(db)
  await loadPlaces(db)
  await loadSports(db)
  await loadSearchIndex(db)
  await writeSiteDefaults(db)
}
