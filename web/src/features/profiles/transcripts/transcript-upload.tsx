import { transcriptRule, uploadTranscript } from '@fieldhouse/contract/profiles.transcripts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { UploadZone } from '../../../ui/upload-zone.tsx'
import { useEditing } from '../editing/frame/editing.ts'
import { useHolding } from '../editing/frame/use-holding.ts'

const rules = { types: ['pdf'], maxBytes: transcriptRule.maxBytes }

interface Failed {
  message: string
  /** What may be taken the second time; nothing where the file itself is wrong. */
  file: File | null
}

/** That the file is not right stays so, however often it is sent. */
const isForGood = (error: unknown): boolean => error instanceof ApiError && error.status < 500

/** PRO-10: a PDF on its way to the page. */
export const TranscriptUpload = () => {
  const { athlete, onPage } = useEditing()
  const [progress, setProgress] = useState<number | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useHolding(progress !== null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    const abort = new AbortController()
    running.current = abort
    setFailed(null)
    setProgress(0)
    try {
      const { data } = await sendFile(uploadTranscript, {
        params: { id: athlete.id },
        file,
        onProgress: setProgress,
        signal: abort.signal,
      })
      onPage(data)
      toast.saved()
    } catch (error) {
      if (abort.signal.aborted) return
      const message = error instanceof Error ? error.message : 'The file could not be sent. Please try again.'
      setFailed({ message, file: isForGood(error) ? null : file })
    } finally {
      setProgress(null)
    }
  }

  const again = failed?.file
  return (
    <>
      <UploadZone
        {...rules}
        label="Add a transcript"
        hint={`A PDF of at most ${transcriptRule.maxBytes / 1_000_000} MB`}
        progress={progress}
        fault={failed?.message}
        onFile={(file) => void send(file)}
        onRefused={setRefusal}
        onCancel={() => running.current?.abort()}
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
