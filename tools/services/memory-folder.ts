import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const inMemory = '/dev/shm'
/** Containers often have a very small one. */
const leastFreeBytes = 2 * 1024 ** 3

/** A folder for temporary files that are read and written a lot: in memory if there is room, otherwise on disk. */
export const memoryFolder = async (): Promise<string> => {
  try {
    await access(inMemory, constants.W_OK)
    const { bavail, bsize } = await statfs(inMemory)
    return bavail * bsize >= leastFreeBytes ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
