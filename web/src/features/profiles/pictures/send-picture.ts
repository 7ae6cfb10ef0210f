import type { Output } from '@fieldhouse/contract/endpoint'
import { addDrivePicture } from '@fieldhouse/contract/profiles.drive'
import { uploadPicture } from '@fieldhouse/contract/profiles.media'
import { call } from '../../../lib/api.ts'
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { isWorthRepeating } from './fault-labels.ts'

export type SentPicture = Output<typeof uploadPicture>['data']

interface SendOptions {
  signal: AbortSignal
  /** From 0 to 100: the uploaded part of the file. */
  onProgress: (share: number) => void
}

/** Uploads one picture from any source. */
export interface PictureSource {
  name: string
  send: (options: SendOptions) => Promise<SentPicture>
  /** If sending the same again may help after this error. */
  canRetry: (error: unknown) => boolean
}

export const fromDevice = (file: File): PictureSource => ({
  name: file.name,
  send: (options) => sendPicture(file, options),
  canRetry: () => true,
})

/** SHL-01: the server downloads it. Its progress is unknown here. */
export const fromDrive = (query: string): PictureSource => {
  // Google's answer works one time. A retry under the same key continues where the first call stopped.
  const idempotencyKey = newIdempotencyKey()
  return {
    name: 'Photo from Google Drive',
    canRetry: isWorthRepeating,
    send: async ({ signal, onProgress }) => {
      onProgress(100)
      return (await call(addDrivePicture, { body: { query } }, { signal, idempotencyKey })).data
    },
  }
}

const sendPicture = async (file: File, { signal, onProgress }: SendOptions): Promise<SentPicture> => {
  signal.throwIfAborted()
  const { data } = await sendFile(uploadPicture, {
    params: {},
    file,
    onProgress: (share) => onProgress(Math.floor(share)),
    signal,
  })
  return data
}
