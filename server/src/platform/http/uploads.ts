import { uploadTooLarge } from '@fieldhouse/contract/errors'
import { AppError } from '../app-error.ts'
import { readMultipart } from './multipart.ts'

/** A file as it was sent. Its claimed name and type prove nothing. */
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
  new AppError('upload_unreadable', { message: 'The file could not be read. Please send it again.' })

export const tooLarge = (maxBytes: number) => {
  const message = uploadTooLarge(maxBytes)
  return new AppError('upload_too_large', { message, errors: { file: [message] } })
}

/** The field `file` of a form, with the other fields. */
export const readUpload = (contentType: string, body: unknown): Upload => {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
  const parts = readMultipart(contentType, body)
  if (!parts) throw unreadable()
  const file = parts.find(({ name }) => name === 'file')
  if (!file || file.fileName === null)
    throw new AppError('invalid', { errors: { file: ['Please choose a file'] } })
  const fields = parts.flatMap(({ name, fileName, bytes }) =>
    fileName === null ? [[name, bytes.toString()]] : [],
  )
  if (fields.flat().join('').includes('\0')) throw unreadable()
  return {
    file: { name: file.fileName, type: file.type, bytes: file.bytes },
    fields: Object.fromEntries(fields),
  }
}
