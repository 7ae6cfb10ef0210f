import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** One change: which collection, which record, and what it is now (null when it was deleted). */
export interface Change {
  readonly collection: string
  readonly id: string
  readonly record: unknown
}

export interface DataFile {
  /** Every change so far, oldest first. */
  read(): Change[]
  append(change: Change): void
  /** Replaces the file as a whole. A crash leaves the old file or the new one, never a mixture. */
  replace(changes: readonly Change[]): void
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'collection' in value && 'id' in value && 'record' in value

/** A crash can cut the last line short. That change was never answered, so it is dropped. */
const parseLine = (line: string): Change[] => {
  try {
    const value: unknown = JSON.parse(line)
    return isChange(value) ? [value] : []
  } catch {
    return []
  }
}

/** Changes as lines of JSON. A line is written before the call that caused it is answered. */
export const openDataFile = (folder: string): DataFile => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'payment-sandbox.jsonl')
  return {
    read: () => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').flatMap(parseLine) : []),
    append(change) {
      appendFileSync(path, `${JSON.stringify(change)}\n`, { mode: 0o600 })
    },
    replace(changes) {
      const next = `${path}.next`
      const file = openSync(next, 'w', 0o600)
      try {
        writeSync(file, changes.map((change) => `${JSON.stringify(change)}\n`).join(''))
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
      chmodSync(next, 0o600)
      renameSync(next, path)
    },
  }
}
