import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { FileNotFound, type Storage } from '../storage/storage.ts'
import type { ArchiveEntry, ArchiveOwner, ArchivePart } from './archive.ts'
import { type ZippedFile, zipOf } from './zip.ts'

const encoder = new TextEncoder()

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* jsonOf(first: object, others: AsyncIterator<object>): AsyncGenerator<Uint8Array> {
  yield encoder.encode(`[\n${JSON.stringify(first, null, 2)}`)
  for (let next = await others.next(); !next.done; next = await others.next())
    yield encoder.encode(`,\n${JSON.stringify(next.value, null, 2)}`)
  yield encoder.encode('\n]\n')
}

async function* each<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items
}

/** A list without rows is no file. */
const listOf = async (path: string, rows: Extract<ArchiveEntry, { rows: unknown }>['rows']) => {
  const iterator = each(rows)
  const first = await iterator.next()
  return first.done ? null : { path, content: jsonOf(first.value, iterator), isCompressed: false }
}

const storedFile = async (storage: Storage, path: string, key: string): Promise<ZippedFile | null> => {
  try {
    return { path, content: await storage.read(key), isCompressed: true }
  } catch (error) {
    if (error instanceof FileNotFound) return null
    throw error
  }
}

const longestPart = 100

const withoutEdges = (text: string): string => text.replace(/^[. ]+|[. ]+$/g, '')

/** A long name becomes shorter, between two characters, and keeps its ending: without it, no program opens the file. */
const shortened = (name: string): string => {
  const letters = [...name]
  if (letters.length <= longestPart) return name
  const [ending = ''] = /\.[^. ]{1,10}$/.exec(name) ?? []
  return withoutEdges(letters.slice(0, longestPart - ending.length).join('')) + ending
}

/** People choose names of files. None of them may leave the folder that the archive is unpacked into. */
const safePart = (part: string): string =>
  shortened(withoutEdges(part.normalize('NFC').replace(/[^\p{L}\p{N} ._()-]/gu, '_'))) || 'file'

/** Two files of the same name get different ones. */
const uniquePaths = () => {
  const taken = new Set<string>()
  return (path: string): string => {
    const safe = path.split('/').map(safePart).join('/')
    const [, stem = safe, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(safe) ?? []
    let free = safe
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem}-${count}${ending}`
    taken.add(free.toLowerCase())
    return free
  }
}

interface ArchiveSource {
  readonly db: Db
  readonly storage: Storage
  readonly parts: readonly ArchivePart[]
  /** The text that explains the archive. */
  readonly readMe: string
}

async function* filesOf(
  { db, storage, parts, readMe }: ArchiveSource,
  owner: ArchiveOwner,
): AsyncGenerator<ZippedFile> {
  const pathOf = uniquePaths()
  const missing: string[] = []
  yield { path: pathOf('README.txt'), content: once(encoder.encode(readMe)), isCompressed: false }
  for (const { read } of parts)
    for await (const entry of read(db, owner)) {
      if ('rows' in entry) {
        const list = await listOf(entry.path, entry.rows)
        if (list) yield { ...list, path: pathOf(entry.path) }
      } else if ('make' in entry) {
        yield { path: pathOf(entry.path), content: once(await entry.make()), isCompressed: true }
      } else {
        const file = await storedFile(storage, entry.path, entry.storedAs)
        if (file) yield { ...file, path: pathOf(entry.path) }
        else missing.push(entry.path)
      }
    }
  if (missing.length > 0)
    yield {
      path: pathOf('missing-files.txt'),
      content: once(encoder.encode(`We could not read these files:\n${missing.join('\n')}\n`)),
      isCompressed: false,
    }
}

/** Everything the parts know about a person as one zip. Nothing is written to a disk on the way. */
export const writeArchive = (source: ArchiveSource, owner: ArchiveOwner): AsyncGenerator<Uint8Array> =>
  zipOf(filesOf(source, owner), clock.now())
