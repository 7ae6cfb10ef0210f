import type { Endpoint, Input } from '@fieldhouse/contract/endpoint'
import { type ErrorBody, ourFault } from '@fieldhouse/contract/errors'
import { ApiError } from './api-error.ts'
import type { SavedFile } from './save-file.ts'
import { withSession } from './session-ended.ts'

interface Fetching {
  /** Bytes so far. The server makes the file while it sends it, so nobody knows how many there will be. */
  onProgress: (bytes: number) => void
  /** Aborting rejects with its reason. */
  signal: AbortSignal
}

const unreachable: ErrorBody = {
  message: 'The download broke off. Please check your connection and try again.',
  code: 'unavailable',
  request_id: '',
}

const unreadable: ErrorBody = { message: ourFault, code: 'internal', request_id: '' }

const refusalIn = async (response: Response): Promise<ErrorBody> =>
  response.json().catch(() => unreadable) as Promise<ErrorBody>

const readAll = async (body: ReadableStream<Uint8Array<ArrayBuffer>>, onProgress: Fetching['onProgress']) => {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    bytes += next.value.byteLength
    onProgress(bytes)
  }
  return parts
}

const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download'

/** Calls an endpoint that answers with a file. Nothing of it is cached. */
export const fetchFile = async <E extends Endpoint>(
  endpoint: E,
  { body }: Pick<Input<E> & { body?: unknown }, 'body'>,
  { onProgress, signal }: Fetching,
): Promise<SavedFile> => {
  const send = () =>
    fetch(`/api${endpoint.path}`, {
      method: endpoint.method,
      headers: { accept: `${endpoint.file}, application/json`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
      signal,
    })
  try {
    const response = await withSession(endpoint, send)
    if (!response.ok || !response.body) throw new ApiError(response.status, await refusalIn(response))
    const parts = await readAll(response.body, onProgress)
    return { name: nameIn(response), blob: new Blob(parts, { type: endpoint.file ?? '' }) }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw new ApiError(503, unreachable)
  }
}
