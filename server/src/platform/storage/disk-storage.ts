import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentTypeOf, expectContentType } from './key.ts'
import { asNotFound, type DiskConfig, type Storage } from './storage.ts'

/**
 * Node's own 64 kB are freed too late: they are no garbage of the heap, so a long download leaves tens of megabytes of them
 * before the next collection.
 */
const readBytes = 16 * 1024

/** Files in a folder that only the server's own user can enter. */
export const createDiskStorage = ({ dir }: DiskConfig): Storage => {
  const pathOf = (key: string) => {
    contentTypeOf(key)
    return join(dir, key)
  }
  return {
    write: async (key, content, { contentType }) => {
      expectContentType(key, contentType)
      const path = pathOf(key)
      const unfinished = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeFile(unfinished, content, { mode: 0o600, flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: async (key) => {
      const file = await open(pathOf(key)).catch(asNotFound(key, isMissing))
      return file.createReadStream({ highWaterMark: readBytes })
    },
    stat: async (key) => {
      const { size } = await stat(pathOf(key)).catch(asNotFound(key, isMissing))
      return { size, contentType: contentTypeOf(key) }
    },
    exists: async (key) => {
      try {
        await stat(pathOf(key))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true })
    },
    kind: 'disk',
    room: async () => {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const { bsize, bavail, blocks } = await statfs(dir)
      return { free: bsize * bavail, total: bsize * blocks }
    },
    close: () => {},
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
