import { buffer } from 'node:stream/consumers'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { mediaKeyOf } from '../../../platform/images/picture-files.ts'
import { FileNotFound, type Storage } from '../../../platform/storage/storage.ts'

/** The stored photo, or its cutout if there is one. Null without a photo. */
export const photoForPrint = async (storage: Storage, { photo }: Athlete): Promise<Buffer | null> => {
  const picture = photo?.cutout ?? photo
  const wanted = picture?.variants.find(({ width }) => width >= 640) ?? picture?.variants.at(-1)
  const key = wanted && mediaKeyOf(wanted.webp)
  if (!key) return null
  try {
    return await buffer(await storage.read(key))
  } catch (error) {
    if (error instanceof FileNotFound) return null
    throw error
  }
}
