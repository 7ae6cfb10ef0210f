import { useEffect, useRef, useState } from 'react'
import { faultWords, isRefused } from './fault-labels.ts'
import { fromDevice, fromDrive, type PictureSource, type SentPicture } from './send-picture.ts'

type PhotoUpload =
  | { phase: 'none' }
  | { phase: 'sending'; progress: number }
  | { phase: 'failed'; source: PictureSource; fault: string; canRetry: boolean; isRefused: boolean }
  | { phase: 'sent'; picture: SentPicture }

/** One upload. The chosen file stays until it is uploaded or discarded on purpose. */
export const usePhotoUpload = () => {
  const [upload, setUpload] = useState<PhotoUpload>({ phase: 'none' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (source: PictureSource) => {
    const controller = new AbortController()
    running.current = controller
    setUpload({ phase: 'sending', progress: 0 })
    try {
      const picture = await source.send({
        signal: controller.signal,
        onProgress: (progress) => setUpload({ phase: 'sending', progress }),
      })
      setUpload({ phase: 'sent', picture })
    } catch (error) {
      if (controller.signal.aborted) return
      setUpload({
        phase: 'failed',
        source,
        fault: faultWords(error),
        canRetry: source.canRetry(error),
        isRefused: isRefused(error),
      })
    }
  }

  return {
    upload,
    /** Leaving the page would lose it. A picture that the server does not take is lost already. */
    isUnsaved: upload.phase === 'failed' ? !upload.isRefused : upload.phase !== 'none',
    send: (file: File) => void send(fromDevice(file)),
    sendFromDrive: (query: string) => void send(fromDrive(query)),
    /** Undefined if there is nothing to retry. */
    again: upload.phase === 'failed' && upload.canRetry ? () => void send(upload.source) : undefined,
    forget: () => {
      running.current?.abort()
      setUpload({ phase: 'none' })
    },
  }
}
