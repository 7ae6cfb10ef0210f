import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../services/postgres.ts'
import { prepareDatabase } from './prepare-database.ts'

const template = 'fieldhouse_template'

/** Prepares a database that each test file copies. */
export const setup = async (project: TestProject) => {
  const service = await startPostgres({ shortLived: true })
  const admin = new pg.Client(service.url)
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const url = new URL(service.url)
  url.pathname = template
  await prepareDatabase({ engine: 'postgres', url: url.href, poolSize: 2 })
  project.provide('testEngine', { engine: 'postgres', url: service.url, template })
  return service.stop
}
