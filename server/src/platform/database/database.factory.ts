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

const asAdmin = async (url: string, statement: string): Promise<void> => {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

/** A separate, migrated, empty database on the engine of this run. */
export const testDatabaseConfig = async (): Promise<DatabaseConfig> => {
  const run = inject('testEngine')
  if (run.engine === 'embedded')
    return { engine: 'embedded', dir: 'memory://', preparedFile: run.preparedFile }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copied as files: one tenth of the work of writing every page to the log first.
  await asAdmin(run.url, `create database ${name} template ${run.template} strategy file_copy`)
  const url = new URL(run.url)
  url.pathname = name
  return { engine: 'postgres', url: url.href, poolSize: 5 }
}

/** Deletes a closed test database, because hundreds of them would fill the memory. */
export const dropTestDatabase = async (config: DatabaseConfig): Promise<void> => {
  const run = inject('testEngine')
  if (config.engine === 'embedded' || run.engine === 'embedded') return
  await asAdmin(run.url, `drop database ${new URL(config.url).pathname.slice(1)} with (force)`)
}

/** The same, but open. It is deleted when it is closed. */
export const testDatabase = async (): Promise<Database> => {
  const config = await testDatabaseConfig()
  const database = await openDatabase(config, () => {})
  return {
    ...database,
    close: async () => {
      await database.close()
      await dropTestDatabase(config)
    },
  }
}
