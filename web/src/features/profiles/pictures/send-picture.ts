import type { Output } from '@fieldhouse/contract/endpoint'
import { uploadPicture } from '@fieldhouse/contract/profiles.media'
import { sendFile } from '../../../lib/send-file.ts'

export type SentPicture = Output<typeof uploadPicture>['data']

interface SendOptions {
  signal: AbortSignal
  /** From 0 to 100: how much of the file is on the other side. */
  onProgress: (share: number) => void
}

export const sendPicture = async (file: File, { signal, onProgress }: SendOptions): Promise<SentPicture> => {
  signal.throwIfAborted()
  const { data } = await sendFile(uploadPicture, {
    params: {},
    file,
    onProgress: (share) => onProgress(Math.floor(share)),
    signal,
  })
  return data
}
