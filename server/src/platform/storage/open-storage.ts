import { createDiskStorage } from './disk-storage.ts'
import type { Storage, StorageConfig } from './storage.ts'

/** The storage that the settings ask for. Amazon's client is big, so it is loaded only where it is used. */
export const openStorage = async (config: StorageConfig): Promise<Storage> => {
  if (config.kind === 'disk') return createDiskStorage(config)
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(config)
}
