import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { Picture } from '@fieldhouse/contract/profiles.document'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { useCarriedValue } from '../../../ui/forms/carried-value.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { PictureZone } from './picture-zone.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'

interface PictureFieldProps {
  label: string
  name: string
  /** The current picture until another is saved. */
  picture: Picture | null
  fault: string | undefined
}

/** A placeholder for the picture's id, so the form knows about it before it is uploaded. */
const unready = { sending: 'sending', failed: 'failed' }

/** Blocks saving the form: it would be saved without the chosen picture. */
export const pictureFaults = (name: string, value: unknown): FieldFaults => {
  if (value === unready.sending) return { [name]: ['Please wait until the image is uploaded'] }
  if (value === unready.failed) return { [name]: ['Please try the image again, or take it out'] }
  return {}
}

/** A picture field in a form: uploaded when it is chosen, and used when the form is saved. */
export const PictureField = ({ label, name, picture, fault }: PictureFieldProps) => {
  const { upload, send, sendFromDrive, again, forget } = usePhotoUpload()
  const chooser = useRef<HTMLElement>(null)
  const { carrier, put } = useCarriedValue({ name, defaultValue: '', control: chooser, onReset: forget })
  const { phase } = upload
  const isUnready = phase === 'sending' || phase === 'failed'
  const shown = phase === 'sent' ? upload.picture.picture : picture

  useEffect(() => {
    if (phase === 'none') put('')
    else put(phase === 'sent' ? upload.picture.id : unready[phase])
  })

  return (
    <div
      ref={(field) => {
        chooser.current = field?.querySelector<HTMLElement>('input[type=file]') ?? null
      }}
      className="relative grid min-w-0 gap-3"
    >
      <PictureZone
        label={label}
        preview={
          shown && (
            <PictureView
              picture={shown}
              alt=""
              sizes="384px"
              className="aspect-video w-full max-w-sm rounded-sm object-cover"
            />
          )
        }
        chooseText={shown ? 'Choose another' : undefined}
        progress={phase === 'sending' ? upload.progress : null}
        fault={phase === 'failed' ? upload.fault : isUnready ? undefined : fault}
        onFile={send}
        onDrivePick={sendFromDrive}
        onTryAgain={again}
        onCancel={forget}
      />
      {carrier}
      {isUnready && fault && (
        <p role="alert" className="text-small text-danger">
          {fault}
        </p>
      )}
      {(phase === 'sent' || phase === 'failed') && (
        <div>
          <Button
            size="sm"
            isOutlined
            onClick={() => {
              forget()
              chooser.current?.focus()
            }}
          >
            Take it out<span className="sr-only"> again: the new image</span>
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {phase === 'sent' && 'The image is uploaded. It is saved with the rest.'}
      </p>
    </div>
  )
}
