import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A database with the tables and the bundled data, for first starts on this machine. `npm start` makes it while it builds
 * the pages. A start without it makes the same itself, in three times the time.
 */
export const preparedFolder = fileURLToPath(
  new URL('../../../../node_modules/.cache/database', import.meta.url),
)

const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url))
const engine = join(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  '../package.json',
)

/** The engine and the tables that a prepared database is for. Newer bundled data is loaded into it at the start. */
export const preparedVersion = (): string => {
  const hash = createHash('sha256').update(readFileSync(engine))
  for (const name of readdirSync(migrations).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrations, name)))
  return hash.digest('hex')
}

const isCurrent = (prepared: string): boolean => {
  const version = join(prepared, 'version')
  return existsSync(version) && readFileSync(version, 'utf8') === preparedVersion()
}

/** Gives a new data folder the prepared database if it fits, completely or not at all. */
export const copyPrepared = (target: string, prepared: string): void => {
  if (existsSync(target) || !isCurrent(prepared)) return
  const part = `${target}.part`
  rmSync(part, { recursive: true, force: true })
  cpSync(join(prepared, 'database'), part, { recursive: true, mode: constants.COPYFILE_FICLONE })
  renameSync(part, target)
}
