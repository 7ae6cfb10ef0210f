import type { AccountInfo } from '@fieldhouse/contract/accounts.info'
import { deleteUserPhoto, updateUserPhoto, uploadUserPhoto } from '@fieldhouse/contract/accounts.photo'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { UploadZone } from '../../../ui/forms/upload-zone.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import type { Crop } from '../../../ui/media/crop.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { choosePicture } from './choose-picture.ts'
import { type ChosenPicture, PhotoCropDialog } from './photo-crop-dialog.tsx'

/** Without a part, the server chooses one. */
interface Sent {
  file: File
  crop: Crop | null
}

type Upload =
  | { phase: 'none' }
  | { phase: 'sending'; progress: number }
  /** Without a file, a retry makes no sense. */
  | { phase: 'failed'; fault: string; sent: Sent | null }

/** A retry can't help with a file that the server can't use. */
const failedWith = (error: unknown, sent: Sent): Upload => {
  const { file, crop } = error instanceof ApiError ? error.errors : {}
  const wrongFile = file?.[0] ?? crop?.[0]
  return wrongFile
    ? { phase: 'failed', fault: wrongFile, sent: null }
    : { phase: 'failed', fault: plainReason(error), sent }
}

const useUpload = ({ id, photo }: AccountInfo, onSent: () => Promise<void>) => {
  const [upload, setUpload] = useState<Upload>({ phase: 'none' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (sent: Sent) => {
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    const { file, crop } = sent
    const onProgress = (progress: number) => setUpload({ phase: 'sending', progress: Math.floor(progress) })
    onProgress(0)
    try {
      await sendFile(photo ? updateUserPhoto : uploadUserPhoto, {
        params: { id },
        file,
        ...(crop && { fields: { crop: JSON.stringify(crop) } }),
        onProgress,
        signal,
      })
      await onSent()
      setUpload({ phase: 'none' })
    } catch (error) {
      setUpload(signal.aborted ? { phase: 'none' } : failedWith(error, sent))
    }
  }
  return { upload, send, cancel: () => running.current?.abort() }
}

/** The picture that is being cropped. Its address is released with it. */
const useChosen = () => {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen])
  return { chosen, setChosen }
}

interface AccountPhotoProps {
  info: AccountInfo
  /** The photo is the viewer's own. */
  isOwn: boolean
  onChanged: () => Promise<void>
}

/** PAY-06: the photo next to a name, or the initials. An athlete's is the photo of the page, which is 4 to 5. */
export const AccountPhoto = ({ info, isOwn, onChanged }: AccountPhotoProps) => {
  const { id, type, photo, first_name, last_name, can } = info
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { chosen, setChosen } = useChosen()
  const chooser = useRef<HTMLElement>(null)
  const { upload, send, cancel } = useUpload(info, async () => {
    await onChanged()
    toast.saved()
  })
  const again = upload.phase === 'failed' ? upload.sent : null
  // When the upload is complete, the server has the file and makes it the photo.
  const isArrived = upload.phase === 'sending' && upload.progress === 100

  const choose = async (file: File) => {
    const picture = await choosePicture(file, type === 'athlete' ? 5 / 4 : 1)
    if (picture) setChosen(picture)
    else void send({ file, crop: null })
  }

  const remove = async () => {
    await call(deleteUserPhoto, { params: { id } })
    await onChanged()
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
            alt={photo ? (isOwn ? 'Your photo' : `${first_name}’s photo`) : ''}
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
        isDisabled={!can.edit}
        progress={upload.phase === 'sending' ? upload.progress : null}
        uploadingText={isArrived ? 'Getting it ready…' : 'Uploading…'}
        fault={upload.phase === 'failed' ? upload.fault : undefined}
        onFile={(file) => void choose(file)}
        onRefused={setRefusal}
        onCancel={isArrived ? undefined : cancel}
        onTryAgain={again ? () => void send(again) : undefined}
      />
      <PhotoCropDialog
        chosen={chosen}
        onClose={() => setChosen(null)}
        onCropped={(file, crop) => {
          setChosen(null)
          void send({ file, crop })
        }}
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
        title={isOwn ? 'Remove your photo?' : 'Remove this photo?'}
        text={isOwn ? 'Your initials appear in its place.' : 'The initials appear in its place.'}
        buttons={[{ label: 'Cancel' }, { label: 'Remove', variant: 'red', onPress: remove }]}
        returnTo={chooser}
      />
    </div>
  )
}
