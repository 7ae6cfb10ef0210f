import type { Endpoint, Output } from '@fieldhouse/contract/endpoint'
import { type ErrorBody, ourFault } from '@fieldhouse/contract/errors'
import { ApiError } from './api-error.ts'

interface Shipment {
  params: Record<string, string>
  file: File
  /** 0 to 100. */
  onProgress: (share: number) => void
  /** Aborting it rejects with its reason. */
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
    // Something between us and the server answered in its own words.
    return unreadable
  }
}

/** A file to an endpoint that takes one. Not by fetch: it does not tell how far it is. */
export const sendFile = <E extends Endpoint>(
  { method, path }: E,
  { params, file, onProgress, signal }: Shipment,
): Promise<Output<E>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const refuse = (status: number, body: ErrorBody) => reject(new ApiError(status, body))
    request.open(
      method,
      `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`,
    )
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    request.onerror = () => refuse(503, unreachable)
    request.onload = () => {
      const body = readBody(request.responseText)
      if (request.status < 400 && body !== unreadable) resolve(body as Output<E>)
      else refuse(request.status < 400 ? 500 : request.status, body as ErrorBody)
    }
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
