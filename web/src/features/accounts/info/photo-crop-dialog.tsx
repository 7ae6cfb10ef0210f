import { type FormEvent, useState } from 'react'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { type Crop, type CropSize, firstCrop } from '../../../ui/media/crop.ts'
import { CropFrame } from '../../../ui/media/crop-frame.tsx'
import { CropPreview } from '../../../ui/media/crop-preview.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

/** A chosen file that the browser can show. */
export interface ChosenPicture {
  file: File
  url: string
  size: CropSize
}

interface PhotoCropDialogProps {
  chosen: ChosenPicture | null
  onClose: () => void
  onCropped: (file: File, crop: Crop) => void
}

/** PAY-06: the person chooses which part becomes the photo. Nothing is sent before that. */
export const PhotoCropDialog = ({ chosen, onClose, onCropped }: PhotoCropDialogProps) => (
  <Dialog isOpen={chosen !== null} onClose={onClose} title="Choose the part to show" size="md">
    {chosen && <CropForm {...{ chosen, onClose, onCropped }} />}
  </Dialog>
)

const CropForm = ({
  chosen: { file, url, size },
  onClose,
  onCropped,
}: PhotoCropDialogProps & { chosen: ChosenPicture }) => {
  const [crop, setCrop] = useState(() => firstCrop(size))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCropped(file, crop)
  }
  return (
    <form aria-label="Crop photo" onSubmit={submit} className="grid min-w-0 gap-6">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <CropFrame size={size} crop={crop} onCrop={setCrop}>
          <img src={url} alt="" className="size-full object-fill" />
        </CropFrame>
        <CropPreview url={url} size={size} crop={crop} />
      </div>
      <SaveFooter saveText="Save" onCancel={onClose} on="dialog" />
    </form>
  )
}
