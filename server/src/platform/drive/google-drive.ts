import { uploadTooLarge } from '@fieldhouse/contract/errors'
import * as z from 'zod'
import { AppError } from '../app-error.ts'
import { askAt, redeemAnswer } from '../social/code-flow.ts'
import { googleDiscovery } from '../social/google.ts'
import { type DriveConfig, type DriveProvider, typesFor } from './drive.ts'

/** One file is at most 10 MB. */
const timeoutMilliseconds = 30_000

const scope = 'https://www.googleapis.com/auth/drive.file'

/** It becomes part of an address. */
const fileId = z.string().regex(/^[\w-]{1,200}$/)

const facts = z.object({
  name: z.string().max(1000).catch(''),
  mimeType: z.string().max(200).catch(''),
  /** A string. Missing for Google's own document types. */
  size: z.coerce.number().nonnegative().optional().catch(undefined),
})

const pickedIn = (query: string): string => {
  const [first = ''] = (new URLSearchParams(query).get('picked_file_ids') ?? '').split(',')
  const id = fileId.safeParse(first)
  if (id.success) return id.data
  throw new AppError('drive_not_confirmed', {
    message: 'No file was picked. Please choose one in Google Drive.',
  })
}

interface Asking {
  token: string
  id: string
  signal: AbortSignal
}

/** The texts of an upload. The call itself has no field for the file. */
const tooLarge = (maxBytes: number) => new AppError('upload_too_large', { message: uploadTooLarge(maxBytes) })

/** Checks the announced size, and then the real one. */
const readAtMost = async ({ headers, body }: Response, maxBytes: number): Promise<Buffer> => {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    await body?.cancel()
    throw tooLarge(maxBytes)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop ends the transfer.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Google's picker as a part of its consent page. None of Google's scripts run on our pages, the browser never has the
 * token, and the permission is only for the picked file. Decision 20.
 */
export const createGoogleDrive = ({ apiUrl, ...settings }: DriveConfig): DriveProvider => {
  const discover = googleDiscovery(settings)

  const ask = async ({ token, id, signal }: Asking, query: Record<string, string>): Promise<Response> => {
    const address = new URL(`${apiUrl}/files/${id}`)
    address.search = String(new URLSearchParams({ supportsAllDrives: 'true', ...query }))
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      // We only call Drive itself, and follow no redirects elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
    })
    if (response.ok) return response
    await response.body?.cancel()
    throw new Error(`Google Drive answered with ${response.status}`)
  }

  return {
    pickUrl: async ({ purpose, ...request }) =>
      askAt(
        await discover(),
        { ...request, nonce: '' },
        {
          scope,
          access_type: 'online',
          include_granted_scopes: 'false',
          prompt: 'consent',
          trigger_onepick: 'true',
          mimetypes: typesFor[purpose].join(','),
        },
      ),
    fetchPicked: async (answer, { maxBytes, signal }) => {
      const { access_token } = await redeemAnswer(await discover(), { ...answer, nonce: '' })
      const asking = { token: access_token, id: pickedIn(answer.query), signal }
      const described = await ask(asking, { fields: 'name,mimeType,size' })
      const { name, mimeType, size = 0 } = facts.parse(await described.json())
      if (size > maxBytes) throw tooLarge(maxBytes)
      const bytes = await readAtMost(await ask(asking, { alt: 'media' }), maxBytes)
      return { name, type: mimeType, bytes }
    },
  }
}
