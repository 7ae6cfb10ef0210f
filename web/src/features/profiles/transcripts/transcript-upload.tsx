import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { addDriveTranscript } from '@fieldhouse/contract/profiles.drive'
import { transcriptRule, uploadTranscript } from '@fieldhouse/contract/profiles.transcripts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { UploadZone } from '../../../ui/forms/upload-zone.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { DriveButton } from '../drive/drive-button.tsx'
import { useEditing } from '../editing/frame/editing.ts'
import { useHolding } from '../editing/frame/use-holding.ts'
import { faultWords } from '../pictures/fault-labels.ts'

const rules = { types: ['pdf'], maxBytes: transcriptRule.maxBytes }

interface Failed {
  message: string
  /** The file for a retry, or null if the file itself is invalid. */
  file: File | null
}

/** A retry can't help with an invalid file. */
const isForGood = (error: unknown): boolean => error instanceof ApiError && error.status < 500

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

  /** Without a file it comes from elsewhere, and has to be picked there again. */
  const bring = async (load: (signal: AbortSignal) => Promise<{ data: Athlete }>, file: File | null) => {
    const abort = new AbortController()
    running.current = abort
    setFailed(null)
    setFetching(file === null)
    setProgress(file ? 0 : 100)
    try {
      const { data } = await load(abort.signal)
      onPage(data)
      toast.saved()
    } catch (error) {
      if (abort.signal.aborted) return
      setFailed({ message: faultWords(error), file: isForGood(error) ? null : file })
    } finally {
      setProgress(null)
    }
  }

  const send = (file: File) =>
    bring(
      (signal) =>
        sendFile(uploadTranscript, { params: { id: athlete.id }, file, onProgress: setProgress, signal }),
      file,
    )

  const fetchFromDrive = (query: string) =>
    bring(
      (signal) => call(addDriveTranscript, { params: { id: athlete.id }, body: { query } }, { signal }),
      null,
    )

  const again = failed?.file
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
        onTryAgain={again ? () => void send(again) : undefined}
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
