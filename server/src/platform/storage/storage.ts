import type { Readable } from 'node:stream'

/** The place for uploaded files. Keys look like `athletes/42/photo.jpg`. `key.ts` defines which are allowed. */
export interface Storage {
  /** Replaces the file as a whole. A reader sees the old bytes or the new ones, and a failed write changes nothing. */
  write(key: string, content: Uint8Array | Readable, options: { contentType: string }): Promise<void>
  /** Rejects with `FileNotFound` before a single byte is sent. Destroying the stream ends the reading. */
  read(key: string): Promise<Readable>
  stat(key: string): Promise<StoredFile>
  exists(key: string): Promise<boolean>
  /** Deleting a missing file is fine. */
  delete(key: string): Promise<void>
  readonly kind: StorageConfig['kind']
  /** How many bytes are free. Null if it can't say. Rejects if it does not answer. */
  room(): Promise<Room | null>
  close(): void
}

interface Room {
  readonly free: number
  readonly total: number
}

interface StoredFile {
  size: number
  contentType: string
}

export class FileNotFound extends Error {
  override readonly name = 'FileNotFound'

  constructor(key: string) {
    super(`No file is stored as ${key}`)
  }
}

/** For `.catch()`: turns a driver's error for a missing file into ours. */
export const asNotFound =
  (key: string, isMissing: (error: unknown) => boolean) =>
  (error: unknown): never => {
    throw isMissing(error) ? new FileNotFound(key) : error
  }

export type StorageConfig = DiskConfig | S3Config

export interface DiskConfig {
  kind: 'disk'
  dir: string
}

export interface S3Config {
  kind: 's3'
  /** For S3-compatible services other than Amazon's. */
  endpoint?: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
