import type { Picture } from '@fieldhouse/contract/profiles.document'
import type { Storage } from '../storage/storage.ts'

interface PictureFile {
  readonly key: string
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** A picture in all its widths, ready to be stored. */
export interface MadePicture {
  readonly picture: Picture
  readonly files: readonly PictureFile[]
}

const isKey = (key: string): boolean => /^media\/[0-9a-f-]{36}\/\d{1,4}\.(avif|webp)$/.test(key)

/** The storage key behind one of our addresses. Null for anything that is not our picture. */
export const mediaKeyOf = (address: string): string | null => {
  const key = address.slice(1)
  return isKey(key) ? key : null
}

export const keysOf = ({ variants }: Picture): string[] =>
  variants.flatMap(({ avif, webp }) => [avif, webp]).flatMap((address) => mediaKeyOf(address) ?? [])

/** The file with the most pixels. Null if it is not our picture. */
export const largestKeyOf = ({ variants }: Pick<Picture, 'variants'>): string | null => {
  const [largest] = variants.toSorted((one, other) => other.width - one.width)
  return largest ? mediaKeyOf(largest.webp) : null
}

/** Stores all of the files, or none. */
export const storeFiles = async (storage: Storage, files: readonly PictureFile[]): Promise<void> => {
  const written = await Promise.allSettled(
    files.map(({ key, bytes, contentType }) => storage.write(key, bytes, { contentType })),
  )
  const failed = written.find((result) => result.status === 'rejected')
  if (!failed) return
  await Promise.allSettled(files.map(({ key }) => storage.delete(key)))
  throw failed.reason
}
