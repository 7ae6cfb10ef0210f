import { createDiskStorage } from './disk-storage.ts'
import type { Storage, StorageConfig } from './storage.ts'

/** The storage in the settings. Amazon's client is big, so it is loaded only if needed. */
export const openStorage = async (config: StorageConfig): Promise<Storage> => {
  if (config.kind === 'disk') return createDiskStorage(config)
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(config)
}
