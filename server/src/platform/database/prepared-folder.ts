import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A database that first starts on this machine copy. `npm start` makes it while it builds the pages. */
export interface PreparedDatabase {
  readonly folder: string
  /** `tables` has the bundled data. `demo world` also has people, as of today. */
  readonly has: 'tables' | 'demo world'
}

const inCheckout = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

export const preparedTables: PreparedDatabase = {
  folder: inCheckout('node_modules/.cache/database'),
  has: 'tables',
}
export const preparedDemo: PreparedDatabase = {
  folder: inCheckout('node_modules/.cache/demo-world'),
  has: 'demo world',
}

const { resolve } = createRequire(import.meta.url)
/** The engine and the queue, whose tables are prepared too. */
const libraries = [
  join(dirname(resolve('@electric-sql/pglite')), '../package.json'),
  join(dirname(resolve('pg-boss')), '../package.json'),
]

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|factory)\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

/**
 * A hash of what a prepared database depends on. For the tables, that is the engine, the job queue, and the migrations. Newer
 * bundled data is loaded at the start. The demo world may depend on any code, and on the date, because its last day is today.
 */
export const preparedVersion = ({ has }: Pick<PreparedDatabase, 'has'>, now = new Date()): string => {
  const isDemo = has === 'demo world'
  const hash = createHash('sha256').update(isDemo ? now.toISOString().slice(0, 10) : '')
  const sources = isDemo
    ? [...filesIn(inCheckout('contract/src')), ...filesIn(inCheckout('server/src'))]
    : filesIn(inCheckout('server/src/migrations')).filter((path) => path.endsWith('.sql'))
  for (const path of [...libraries, ...sources]) hash.update(readFileSync(path))
  return hash.digest('hex')
}

export const isCurrent = (prepared: PreparedDatabase, now?: Date): boolean => {
  const version = join(prepared.folder, 'version')
  return existsSync(version) && readFileSync(version, 'utf8') === preparedVersion(prepared, now)
}

/** Copies the first prepared database that is current to a new data folder, completely or not at all. */
export const copyPrepared = (target: string, candidates: readonly PreparedDatabase[]): void => {
  if (existsSync(target)) return
  const prepared = candidates.find((one) => isCurrent(one))
  if (!prepared) return
  const part = `${target}.part`
  rmSync(part, { recursive: true, force: true })
  cpSync(join(prepared.folder, 'database'), part, { recursive: true, mode: constants.COPYFILE_FICLONE })
  renameSync(part, target)
}
