import type { Endpoint, Output } from '@fieldhouse/contract/endpoint'
import { type ErrorBody, ourFault } from '@fieldhouse/contract/errors'
import { ApiError } from './api-error.ts'
import { withSession } from './session-ended.ts'

interface Shipment {
  params: Record<string, string>
  file: File
  /** Sent with the file. */
  fields?: Record<string, string>
  /** 0 to 100. */
  onProgress: (share: number) => void
  /** Aborting rejects with its reason. */
  signal: AbortSignal
}

const unreachable: ErrorBody = {
  message: 'We could not reach Fieldhouse. Please check your connection and try again.',
  code: 'unavailable',
  request_id: '',
}

const unreadable: ErrorBody = { message: ourFault, code: 'internal', request_id: '' }

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy between us and the server sent its own response.
    return unreadable
  }
}

interface Answer {
  status: number
  body: unknown
}

/** Not with fetch, which does not report upload progress. */
const ship = (
  { method, path }: Endpoint,
  { params, file, fields = {}, onProgress, signal }: Shipment,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(
      method,
      `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`,
    )
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    request.onerror = () => resolve({ status: 503, body: unreachable })
    request.onload = () => {
      const body = readBody(request.responseText)
      const isUnreadable = request.status < 400 && body === unreadable
      resolve({ status: isUnreadable ? 500 : request.status, body })
    }
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file)
    request.send(form)
  })

/** Sends a file to an endpoint that takes one. */
export const sendFile = async <E extends Endpoint>(endpoint: E, shipment: Shipment): Promise<Output<E>> => {
  const { status, body } = await withSession(endpoint, () => ship(endpoint, shipment))
  if (status < 400) return body as Output<E>
  throw new ApiError(status, body as ErrorBody)
}
