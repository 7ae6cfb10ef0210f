import {
  deleteCutout,
  deletePhoto,
  removeBackground,
  restorePhoto,
} from '@fieldhouse/contract/profiles.media'
import { useRef, useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { EditSection } from '../editing/frame/edit-section.tsx'
import { type SaveEndpoint, useEditing } from '../editing/frame/editing.ts'
import { focusFirstField } from '../editing/frame/focus-first-field.ts'
import { useHolding } from '../editing/frame/use-holding.ts'
import { useOpenerFocus } from '../editing/frame/use-opener-focus.ts'
import { faultWords } from './fault-labels.ts'
import { PhotoCropForm } from './photo-crop-form.tsx'
import { PhotoNow } from './photo-now.tsx'
import { PictureZone } from './picture-zone.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'
import { usePictureChange } from './use-picture-change.ts'

const group = 'photo'

type Step = 'cutout' | 'background' | 'delete' | 'undo'

const photoSteps: Record<Step, { endpoint: SaveEndpoint; body?: object; done: () => unknown }> = {
  cutout: { endpoint: removeBackground, done: toast.saved },
  background: { endpoint: deleteCutout, done: toast.saved },
  delete: { endpoint: deletePhoto, done: toast.deleted },
  undo: { endpoint: restorePhoto, body: {}, done: toast.saved },
}

/** One step at a time: the current step, its picture, and its error. */
const usePhotoSteps = () => {
  const change = usePictureChange(group)
  const { run, isBusy, input, error, forget } = useAction(async (step: Step) => {
    const { endpoint, body, done } = photoSteps[step]
    await change(endpoint, body ? { body } : {})
    done()
    return true
  })
  return { busy: isBusy ? input : null, fault: error && faultWords(error), forgetFault: forget, run }
}

/** PRO-06: the poster's photo: uploaded, cropped, cut out, removed, and restored. */
export const PhotoEditor = ({ title }: { title: string }) => {
  const { athlete, open, setOpen } = useEditing()
  const { upload, isUnsaved, send, sendFromDrive, again, forget } = usePhotoUpload()
  const { busy, fault, forgetFault, run } = usePhotoSteps()
  const [hasFormer, setHasFormer] = useState(false)
  const changeFocus = useOpenerFocus()
  const undoFocus = useOpenerFocus()
  const isZoneExpected = useRef(false)
  useHolding(isUnsaved)
  const { photo } = athlete
  const isChoosing = !photo || open.has(group)

  const close = () => {
    forget()
    changeFocus.expect()
    setOpen(group, false)
  }

  const choose = () => {
    isZoneExpected.current = true
    setOpen(group, true)
  }

  const remove = async () => {
    if (!(await run('delete'))) return
    undoFocus.expect()
    setHasFormer(true)
  }

  if (upload.phase === 'sent')
    return (
      <EditSection id={group} title={title}>
        <PhotoCropForm
          key={upload.picture.id}
          sent={upload.picture}
          onCancel={() => {
            isZoneExpected.current = !photo
            close()
          }}
          onSaved={() => {
            if (photo) setHasFormer(true)
            toast.saved()
            close()
          }}
        />
      </EditSection>
    )

  return (
    <EditSection
      id={group}
      title={title}
      note="The first thing a coach sees. A well-lit photo of just you works best."
    >
      <div className="grid min-w-0 gap-5">
        {isChoosing ? (
          <div
            ref={(zone) => {
              if (!zone || !isZoneExpected.current) return
              isZoneExpected.current = false
              focusFirstField(zone)
            }}
            className="grid min-w-0 gap-5"
          >
            <PictureZone
              label={photo ? 'New photo' : 'Your photo'}
              preview={photo ? undefined : <PhotoNow athlete={athlete} />}
              progress={upload.phase === 'sending' ? upload.progress : null}
              uploadingText={
                upload.phase === 'sending' && upload.progress === 100 ? 'Getting it ready…' : 'Uploading…'
              }
              fault={upload.phase === 'failed' ? upload.fault : undefined}
              onFile={send}
              onDrivePick={sendFromDrive}
              onTryAgain={again}
              onCancel={forget}
            />
            {photo && upload.phase !== 'sending' && (
              <div>
                <Button isOutlined onClick={close}>
                  Cancel
                </Button>
              </div>
            )}
          </div>
        ) : (
          <div className="flex flex-wrap items-start gap-6">
            <PhotoNow athlete={athlete} />
            <div className="flex min-w-0 flex-1 basis-48 flex-wrap gap-2.5">
              <Button ref={changeFocus.ref} onClick={choose}>
                Change photo
              </Button>
              {photo.cutout ? (
                <Button isOutlined isBusy={busy === 'background'} onClick={() => void run('background')}>
                  Show background
                </Button>
              ) : (
                <Button isOutlined isBusy={busy === 'cutout'} onClick={() => void run('cutout')}>
                  Remove background
                </Button>
              )}
              <Button variant="borderless" isBusy={busy === 'delete'} onClick={() => void remove()}>
                Delete<span className="sr-only"> photo</span>
              </Button>
            </div>
          </div>
        )}
        {hasFormer && (
          <div>
            <Button
              ref={undoFocus.ref}
              size="sm"
              isOutlined
              isBusy={busy === 'undo'}
              onClick={() => void run('undo')}
            >
              Undo<span className="sr-only"> the last change of the photo</span>
            </Button>
          </div>
        )}
        <p role="status" className="text-small text-muted empty:hidden">
          {busy === 'cutout' && 'Removing the background. This takes a few seconds…'}
        </p>
        {fault && (
          <Notice tone="warning" isAlert onDismiss={forgetFault}>
            <p>{fault}</p>
          </Notice>
        )}
      </div>
    </EditSection>
  )
}
