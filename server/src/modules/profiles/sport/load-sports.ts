import { readFile } from 'node:fs/promises'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { Db } from '../../../platform/database/database.ts'
import { loadReference, versionOf } from '../../../platform/database/reference-data.ts'
import { readSport } from './find-sport.ts'
import { sportFactsIn, writeSportFacts } from './sport.queries.ts'

const source = new URL('./data/sports.csv', import.meta.url)

/** Loads the bundled facts about sports into the database, unless this version is already there. */
export const loadSports = async (db: Db): Promise<void> => {
  const file = await readFile(source)
  await loadReference(db, 'sports', versionOf(file), (tx) => writeSportFacts(tx, file.toString()))
}

/** The bundled sports, for code without a database. */
export const readBundledSports = async (): Promise<ReadonlyMap<string, Sport>> => {
  const facts = sportFactsIn(await readFile(source, 'utf8'))
  const bySport = Map.groupBy(facts, ({ sport_key }) => sport_key)
  return new Map([...bySport].map(([key, rows]) => [key, readSport(key, rows)]))
}
