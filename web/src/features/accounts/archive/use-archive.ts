import { downloadArchive } from '@fieldhouse/contract/accounts.archive'
import type { OwnerProof } from '@fieldhouse/contract/accounts.proof'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../../lib/fetch-file.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** How far the download is. Leaving the page or pressing Cancel ends it. */
export const useArchive = () => {
  const [bytes, setBytes] = useState<number | null>(null)
  const [isSaved, setSaved] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (proof: OwnerProof) => {
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    setSaved(false)
    try {
      const file = await fetchFile(downloadArchive, { body: proof }, { onProgress: setBytes, signal })
      saveFile(file)
      setSaved(true)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      setBytes(null)
    }
  }
  return { bytes, isSaved, start, cancel: () => running.current?.abort() }
}

const mega = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** As in "12.3 MB". */
export const megabytes = (bytes: number): string => `${mega.format(bytes / 1_000_000)} MB`
