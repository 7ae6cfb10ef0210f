import { uploadPhoto } from '@fieldhouse/contract/profiles.media'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { type CropSize, firstCrop } from '../../../ui/media/crop.ts'
import { CropFrame } from '../../../ui/media/crop-frame.tsx'
import { CropPreview } from '../../../ui/media/crop-preview.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { faultWords } from './fault-labels.ts'
import type { SentPicture } from './send-picture.ts'
import { usePictureChange } from './use-picture-change.ts'

interface PhotoCropFormProps {
  sent: SentPicture
  onSaved: () => void
  onCancel: () => void
}

/** PRO-06: the picture is uploaded. The person chooses which part becomes the photo. */
export const PhotoCropForm = ({ sent, onSaved, onCancel }: PhotoCropFormProps) => {
  const change = usePictureChange('photo')
  const size: CropSize = { width: sent.width, height: sent.height, ratio: 5 / 4 }
  const [crop, setCrop] = useState(() => firstCrop(size))
  const save = async () => {
    await change(uploadPhoto, { body: { upload_id: sent.id, crop } })
    onSaved()
  }
  const { run, isBusy, error } = useAction(save, { isFinal: true })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }

  return (
    <form aria-label="Crop photo" onSubmit={submit} className="grid min-w-0 gap-6">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <CropFrame size={size} crop={crop} onCrop={setCrop}>
          <PictureView
            picture={sent.picture}
            alt=""
            sizes="(min-width: 768px) 560px, 90vw"
            className="size-full object-fill"
          />
        </CropFrame>
        <CropPreview url={sent.picture.url} size={size} crop={crop} />
      </div>
      <p role="alert" className="text-small text-danger empty:hidden">
        {error && faultWords(error)}
      </p>
      <SaveFooter saveText="Save" onCancel={onCancel} isBusy={isBusy} />
    </form>
  )
}
