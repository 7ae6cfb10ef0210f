import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StartupFault } from '../startup-fault.ts'

export interface FolderLock {
  release(): void
}

/** SQLite's code for a lock that another process has. */
const busy = 5

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busy

const takeLock = (dir: string) => {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(`${dir}/lock`)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    throw error
  }
  return lock
}

const ownerOf = (pidFile: string) => {
  try {
    return `process ${readFileSync(pidFile, 'utf8')}`
  } catch {
    return 'it has just started'
  }
}

/**
 * Two processes on one data folder would silently lose each other's rows. Node has no file locks, but SQLite does. The
 * operating system owns the lock, so it also ends with a process that was killed.
 */
export const lockFolder = (dir: string): FolderLock => {
  const pidFile = `${dir}/process-id`
  try {
    const lock = takeLock(dir)
    writeFileSync(pidFile, String(process.pid))
    return { release: () => lock.close() }
  } catch (error) {
    throw new StartupFault(
      isBusy(error)
        ? `Another Fieldhouse (${ownerOf(pidFile)}) already uses the data folder ${dir}. Stop it first, or set DATA_DIR to another folder.`
        : `The data folder ${dir} can't be used. Give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  }
}
