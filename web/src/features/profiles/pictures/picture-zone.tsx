import { type ComponentProps, useState } from 'react'
import { UploadZone } from '../../../ui/forms/upload-zone.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { DriveButton } from '../drive/drive-button.tsx'

interface PictureZoneProps extends Omit<ComponentProps<typeof UploadZone>, 'onRefused' | 'otherWay'> {
  /** Called for a picture from Google Drive, with Google's answer for the server. */
  onDrivePick: (query: string) => void
}

/** PRO-05: an upload area for pictures. A refused file shows an alert in the specification's words. */
export const PictureZone = ({ onDrivePick, ...zone }: PictureZoneProps) => {
  const [refusals, setRefusals] = useState<readonly string[]>([])
  return (
    <>
      <UploadZone
        {...zone}
        otherWay={<DriveButton purpose="picture" onPicked={onDrivePick} />}
        onRefused={(message) => setRefusals((told) => [...told, message])}
      />
      <AlertDialog
        isOpen={refusals.length > 0}
        onClose={() => setRefusals([])}
        title="Error"
        text={refusals.join(' ')}
      />
    </>
  )
}
