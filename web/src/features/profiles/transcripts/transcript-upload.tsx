import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { addDriveTranscript } from '@fieldhouse/contract/profiles.drive'
import { transcriptRule, uploadTranscript } from '@fieldhouse/contract/profiles.transcripts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { UploadZone } from '../../../ui/forms/upload-zone.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { DriveButton } from '../drive/drive-button.tsx'
import { useEditing } from '../editing/frame/editing.ts'
import { useHolding } from '../editing/frame/use-holding.ts'
import { faultWords, isWorthRepeating } from '../pictures/fault-labels.ts'

const rules = { types: ['pdf'], maxBytes: transcriptRule.maxBytes }

interface Failed {
  message: string
  /** Null if a retry can't help, such as with an invalid file. */
  again: (() => void) | null
}

/** PRO-10: the upload of a PDF. */
export const TranscriptUpload = () => {
  const { athlete, onPage } = useEditing()
  const [progress, setProgress] = useState<number | null>(null)
  /** The server downloads it, which can't be canceled. */
  const [isFetching, setFetching] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useHolding(progress !== null)
  useEffect(() => () => running.current?.abort(), [])

  const bring = async (
    load: (signal: AbortSignal) => Promise<{ data: Athlete }>,
    source: 'device' | 'drive',
  ) => {
    const abort = new AbortController()
    running.current = abort
    setFailed(null)
    setFetching(source === 'drive')
    setProgress(source === 'device' ? 0 : 100)
    try {
      const { data } = await load(abort.signal)
      onPage(data)
      toast.saved()
    } catch (error) {
      if (abort.signal.aborted) return
      const again = isWorthRepeating(error) ? () => void bring(load, source) : null
      setFailed({ message: faultWords(error), again })
    } finally {
      setProgress(null)
    }
  }

  const send = (file: File) =>
    bring(
      (signal) =>
        sendFile(uploadTranscript, { params: { id: athlete.id }, file, onProgress: setProgress, signal }),
      'device',
    )

  const fetchFromDrive = (query: string) => {
    // Google's answer works one time. A retry under the same key continues where the first call stopped.
    const idempotencyKey = newIdempotencyKey()
    return bring(
      (signal) =>
        call(addDriveTranscript, { params: { id: athlete.id }, body: { query } }, { signal, idempotencyKey }),
      'drive',
    )
  }

  return (
    <>
      <UploadZone
        {...rules}
        label="Add a transcript"
        hint={`A PDF of at most ${transcriptRule.maxBytes / 1_000_000} MB`}
        progress={progress}
        fault={failed?.message}
        otherWay={<DriveButton purpose="transcript" onPicked={(query) => void fetchFromDrive(query)} />}
        onFile={(file) => void send(file)}
        onRefused={setRefusal}
        uploadingText={isFetching ? 'Getting it from Google Drive…' : undefined}
        onCancel={isFetching ? undefined : () => running.current?.abort()}
        onTryAgain={failed?.again ?? undefined}
      />
      <AlertDialog
        isOpen={refusal !== null}
        onClose={() => setRefusal(null)}
        title="Error"
        text={refusal ?? undefined}
      />
    </>
  )
}
