import { uploadTooLarge } from '@fieldhouse/contract/errors'
import { AppError } from '../app-error.ts'

/** A file as it was sent: what it calls itself proves nothing. */
export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

export interface Upload {
  readonly file: UploadedFile
  readonly fields: Record<string, string>
}

const unreadable = () =>
  new AppError('bad_request', { message: 'The file could not be read. Please send it again.' })

export const tooLarge = (maxBytes: number) => {
  const message = uploadTooLarge(maxBytes)
  return new AppError('too_large', { message, errors: { file: [message] } })
}

/** The field `file` of a form, with whatever else stands in it. */
export const readUpload = async (contentType: string, body: unknown): Promise<Upload> => {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw unreadable()
    })
  const file = form.get('file')
  if (!(file instanceof File)) throw new AppError('invalid', { errors: { file: ['Please choose a file'] } })
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  if (fields.flat().join('').includes('\0')) throw unreadable()
  return {
    file: { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) },
    fields: Object.fromEntries(fields),
  }
}
