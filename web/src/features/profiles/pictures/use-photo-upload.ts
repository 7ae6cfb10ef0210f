import { useEffect, useRef, useState } from 'react'
import { faultWords } from './fault-words.ts'
import { type SentPicture, sendPicture } from './send-picture.ts'

type PhotoUpload =
  | { phase: 'none' }
  | { phase: 'sending'; file: File; progress: number }
  | { phase: 'failed'; file: File; fault: string }
  | { phase: 'sent'; picture: SentPicture }

/** One picture on its way. What was chosen stays until it is there, or given up on purpose. */
export const usePhotoUpload = () => {
  const [upload, setUpload] = useState<PhotoUpload>({ phase: 'none' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    setUpload({ phase: 'sending', file, progress: 0 })
    try {
      const picture = await sendPicture(file, {
        signal: controller.signal,
        onProgress: (progress) => setUpload({ phase: 'sending', file, progress }),
      })
      setUpload({ phase: 'sent', picture })
    } catch (error) {
      if (!controller.signal.aborted) setUpload({ phase: 'failed', file, fault: faultWords(error) })
    }
  }

  return {
    upload,
    send: (file: File) => void send(file),
    again: () => {
      if (upload.phase === 'failed') void send(upload.file)
    },
    forget: () => {
      running.current?.abort()
      setUpload({ phase: 'none' })
    },
  }
}
