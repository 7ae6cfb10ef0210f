import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts'
import { lockFolder } from './folder-lock.ts'
import { preparedFolder } from './prepared-folder.ts'

export interface DataFolder {
  /** `memory://` is a database that ends with the process. */
  readonly dir: string
  readonly preparedFile?: string
}

/** Opens the embedded engine on a data folder that no other process uses. The lock comes first. */
export const openDataFolder = async ({ dir, preparedFile }: DataFolder): Promise<EmbeddedEngine> => {
  if (dir === 'memory://') return openEmbeddedEngine(dir, { preparedFile })
  const lock = lockFolder(dir)
  try {
    const engine = await openEmbeddedEngine(`${dir}/database`, { preparedFile, preparedFolder })
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
