import type { User } from '@fieldhouse/contract/accounts'
import { deleteOwnPhoto, uploadOwnPhoto } from '@fieldhouse/contract/accounts.photo'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { UploadZone } from '../../../ui/forms/upload-zone.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { useAccountChanged } from './use-account-changed.ts'

type Upload =
  | { phase: 'none' }
  | { phase: 'sending'; progress: number }
  /** Without a file, a retry makes no sense. */
  | { phase: 'failed'; fault: string; file: File | null }

/** A retry can't help with a file that the server can't use. */
const failedWith = (error: unknown, file: File): Upload => {
  const wrongFile = error instanceof ApiError ? error.errors.file?.[0] : undefined
  return wrongFile
    ? { phase: 'failed', fault: wrongFile, file: null }
    : { phase: 'failed', fault: plainReason(error), file }
}

const useUpload = (onSent: () => Promise<void>) => {
  const [upload, setUpload] = useState<Upload>({ phase: 'none' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    const onProgress = (progress: number) => setUpload({ phase: 'sending', progress: Math.floor(progress) })
    onProgress(0)
    try {
      await sendFile(uploadOwnPhoto, { params: {}, file, onProgress, signal })
      await onSent()
      setUpload({ phase: 'none' })
    } catch (error) {
      setUpload(signal.aborted ? { phase: 'none' } : failedWith(error, file))
    }
  }
  return { upload, send, cancel: () => running.current?.abort() }
}

interface WorkPhotoProps {
  viewer: User
  isLocked: boolean
}

/** MSG-04: the photo of success coaches and staff, or their initials. */
export const WorkPhoto = ({ viewer, isLocked }: WorkPhotoProps) => {
  const { photo, first_name, last_name } = viewer
  const refresh = useAccountChanged()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const chooser = useRef<HTMLElement>(null)
  const { upload, send, cancel } = useUpload(async () => {
    await refresh()
    toast.saved()
  })
  const again = upload.phase === 'failed' ? upload.file : null
  // When the upload is complete, the server has the file and makes it the photo.
  const isArrived = upload.phase === 'sending' && upload.progress === 100

  const remove = async () => {
    await call(deleteOwnPhoto, {})
    await refresh()
  }

  return (
    <div
      ref={(zone) => {
        chooser.current = zone?.querySelector('input') ?? null
      }}
      className="grid max-w-96 min-w-0"
    >
      <UploadZone
        label="Photo"
        preview={
          <Avatar
            firstName={first_name}
            lastName={last_name}
            photo={photo?.url}
            alt={photo ? 'Your photo' : ''}
            size="2xl"
          />
        }
        sentence={photo ? 'Drop a new photo here or choose one.' : 'Drop a photo here or choose one.'}
        chooseText={photo ? 'Replace photo' : 'Upload photo'}
        otherWay={
          photo && (
            <Button variant="borderless" onClick={() => setAsking(true)}>
              Remove<span className="sr-only"> photo</span>
            </Button>
          )
        }
        isDisabled={isLocked}
        progress={upload.phase === 'sending' ? upload.progress : null}
        uploadingText={isArrived ? 'Getting it ready…' : 'Uploading…'}
        fault={upload.phase === 'failed' ? upload.fault : undefined}
        onFile={(file) => void send(file)}
        onRefused={setRefusal}
        onCancel={isArrived ? undefined : cancel}
        onTryAgain={again ? () => void send(again) : undefined}
      />
      <AlertDialog
        isOpen={refusal !== null}
        onClose={() => setRefusal(null)}
        title="Error"
        text={refusal ?? undefined}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Remove your photo?"
        text="Your initials appear in its place."
        buttons={[{ label: 'Cancel' }, { label: 'Remove', variant: 'red', onPress: remove }]}
        returnTo={chooser}
      />
    </div>
  )
}
