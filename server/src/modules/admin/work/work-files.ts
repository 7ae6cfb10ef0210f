import { Readable } from 'node:stream'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { StoredWork } from './work.queries.ts'

/** An export is written in parts, so no file has to be kept open or in memory. The reader gets them as one file. */
export const partKey = (workId: string, part: number): string => `exports/${workId}/${part}.csv`

/** The next part may be there without being counted, if its worker was killed. */
export const allPartKeys = ({ id, parts }: Pick<StoredWork, 'id' | 'parts'>): string[] =>
  Array.from({ length: parts + 1 }, (_, part) => partKey(id, part))

async function* read(storage: Storage, id: string, parts: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part++) yield* await storage.read(partKey(id, part))
}

export const readParts = (storage: Storage, { id, parts }: Pick<StoredWork, 'id' | 'parts'>): Readable =>
  Readable.from(read(storage, id, parts), { objectMode: false })
