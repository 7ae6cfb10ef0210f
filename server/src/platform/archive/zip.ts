import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZippedFile {
  readonly path: string
  readonly content: AsyncIterable<Uint8Array>
  /** Pictures and PDFs are compressed already. */
  readonly isCompressed: boolean
}

const nothing = new Uint8Array(0)

/** One zip, chunk by chunk. Reads the next file only after the reader took the one before. */
export async function* zipOf(files: AsyncIterable<ZippedFile>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { path, content, isCompressed } of files) {
    const file = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path)
    file.mtime = madeAt
    zip.add(file)
    for await (const chunk of content) {
      file.push(chunk)
      yield* ready.splice(0)
    }
    file.push(nothing, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
