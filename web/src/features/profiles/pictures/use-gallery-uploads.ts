import { addMedia } from '@fieldhouse/contract/profiles.media'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { faultWords, isRefused, isRoomInPackage } from './fault-labels.ts'
import { fromDevice, fromDrive, type PictureSource } from './send-picture.ts'
import { usePictureChange } from './use-picture-change.ts'

export interface GalleryUpload {
  key: number
  name: string
  progress: number
  /** Why the upload failed. It can be retried. */
  fault?: string
  /** The server does not take this picture, so leaving the page loses nothing. */
  isRefused?: boolean
  /** A package would make room for it. */
  needsPackage?: boolean
}

/** The internal state of an upload. */
interface Job {
  key: number
  source: PictureSource
  controller: AbortController
  /** It is already on the server. Only the gallery does not have it yet. */
  sentId?: string
}

/** PRO-05: uploads several pictures one after another. Each has its own progress and error. */
export const useGalleryUploads = () => {
  const change = usePictureChange('gallery')
  // A picture may wait longer than one render.
  const changeNow = useRef(change)
  useLayoutEffect(() => {
    changeNow.current = change
  })
  const [uploads, setUploads] = useState<readonly GalleryUpload[]>([])
  const [said, setSaid] = useState('')
  const jobs = useRef(new Map<number, Job>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const lastKey = useRef(0)

  // After leaving without saving, nothing may arrive later.
  useEffect(() => {
    const all = jobs.current
    return () => {
      for (const { controller } of all.values()) controller.abort()
    }
  }, [])

  const tell = (key: number, news: Omit<GalleryUpload, 'key' | 'name'>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { key, name: one.name, ...news } : one)))

  const forget = (key: number) => {
    jobs.current.get(key)?.controller.abort()
    jobs.current.delete(key)
    setUploads((all) => all.filter((one) => one.key !== key))
  }

  const run = async (job: Job): Promise<void> => {
    const { key, source, controller } = job
    const { signal } = controller
    if (signal.aborted) return
    try {
      job.sentId ??= (await source.send({ signal, onProgress: (progress) => tell(key, { progress }) })).id
      if (signal.aborted) return
      await changeNow.current(addMedia, { body: { upload_id: job.sentId } })
      setSaid(`${source.name} is in your gallery.`)
      forget(key)
    } catch (error) {
      if (!signal.aborted)
        tell(key, {
          progress: 0,
          fault: faultWords(error),
          isRefused: isRefused(error),
          needsPackage: isRoomInPackage(error),
        })
    }
  }

  const enqueue = (job: Job) => {
    queue.current = queue.current.then(() => run(job))
  }

  const add = (source: PictureSource) => {
    lastKey.current += 1
    const job: Job = { key: lastKey.current, source, controller: new AbortController() }
    jobs.current.set(job.key, job)
    setUploads((all) => [...all, { key: job.key, name: source.name, progress: 0 }])
    enqueue(job)
  }

  return {
    uploads,
    said,
    add: (file: File) => add(fromDevice(file)),
    addFromDrive: (query: string) => add(fromDrive(query)),
    again: (key: number) => {
      const job = jobs.current.get(key)
      if (!job) return
      tell(key, { progress: 0 })
      enqueue(job)
    },
    forget,
  }
}
