import { useEffect, useRef, useState } from 'react'
import { faultWords } from './fault-labels.ts'
import { fromDevice, fromDrive, type PictureSource, type SentPicture } from './send-picture.ts'

type PhotoUpload =
  | { phase: 'none' }
  | { phase: 'sending'; progress: number }
  | { phase: 'failed'; source: PictureSource; fault: string }
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
      if (!controller.signal.aborted) setUpload({ phase: 'failed', source, fault: faultWords(error) })
    }
  }

  return {
    upload,
    send: (file: File) => void send(fromDevice(file)),
    sendFromDrive: (query: string) => void send(fromDrive(query)),
    /** Undefined if there is nothing to retry. */
    again: upload.phase === 'failed' && !upload.source.isOnce ? () => void send(upload.source) : undefined,
    forget: () => {
      running.current?.abort()
      setUpload({ phase: 'none' })
    },
  }
}
