import type { Crop } from '@fieldhouse/contract/profiles.media'
import { uploadPhoto } from '@fieldhouse/contract/profiles.media'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { firstCrop, type Size } from './crop.ts'
import { CropFrame } from './crop-frame.tsx'
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
  const size: Size = sent
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
        <CropFrame picture={sent.picture} size={size} crop={crop} onCrop={setCrop} />
        <CropPreview url={sent.picture.url} size={size} crop={crop} />
      </div>
      <p role="alert" className="text-small text-danger empty:hidden">
        {error && faultWords(error)}
      </p>
      <SaveFooter saveText="Save" onCancel={onCancel} isBusy={isBusy} />
    </form>
  )
}

const CropPreview = ({ url, size, crop }: { url: string; size: Size; crop: Crop }) => (
  <figure className="grid gap-2 max-sm:w-32">
    <figcaption className="text-small text-muted">Preview</figcaption>
    <div className="relative aspect-4/5 overflow-clip rounded-md bg-poster">
      <img
        src={url}
        alt=""
        style={{
          width: `${(size.width / crop.width) * 100}%`,
          height: `${(size.height / crop.height) * 100}%`,
          left: `${(-crop.x / crop.width) * 100}%`,
          top: `${(-crop.y / crop.height) * 100}%`,
        }}
        className="absolute max-w-none"
      />
    </div>
  </figure>
)
