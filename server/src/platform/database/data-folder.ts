import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts'
import { lockFolder } from './folder-lock.ts'
import { type PreparedDatabase, preparedTables } from './prepared-folder.ts'

export interface DataFolder {
  /** `memory://` is a database that ends with the process. */
  readonly dir: string
  readonly preparedFile?: string
  /** A new folder begins as a copy of the first of these that is current. */
  readonly prepared?: readonly PreparedDatabase[]
}

/** Opens the embedded engine on a data folder that no other process uses. The lock comes first. */
export const openDataFolder = async ({
  dir,
  preparedFile,
  prepared = [preparedTables],
}: DataFolder): Promise<EmbeddedEngine> => {
  if (dir === 'memory://') return openEmbeddedEngine(dir, { preparedFile })
  const lock = lockFolder(dir)
  try {
    const engine = await openEmbeddedEngine(`${dir}/database`, { preparedFile, prepared })
    const close = async () => {
      await engine.close()
      lock.release()
    }
    return { ...engine, close }
  } catch (error) {
    lock.release()
    throw error
  }
}
