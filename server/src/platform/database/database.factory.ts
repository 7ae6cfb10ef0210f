import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, type DatabaseConfig, openDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of this run, with an empty, migrated database to copy. */
    testEngine:
      | { engine: 'embedded'; preparedFile: string }
      | { engine: 'postgres'; url: string; template: string }
  }
}

/** A separate, migrated, empty database on the engine of this run. */
export const testDatabaseConfig = async (): Promise<DatabaseConfig> => {
  const run = inject('testEngine')
  if (run.engine === 'embedded')
    return { engine: 'embedded', dir: 'memory://', preparedFile: run.preparedFile }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(run.url)
  await admin.connect()
  await admin.query(`create database ${name} template ${run.template}`)
  await admin.end()
  const url = new URL(run.url)
  url.pathname = name
  return { engine: 'postgres', url: url.href, poolSize: 5 }
}

/** The same, but open. */
export const testDatabase = async (): Promise<Database> => openDatabase(await testDatabaseConfig(), () => {})
