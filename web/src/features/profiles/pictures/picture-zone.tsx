import { type ComponentProps, useState } from 'react'
import { UploadZone } from '../../../ui/forms/upload-zone.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { DriveButton } from '../drive/drive-button.tsx'

interface PictureZoneProps extends Omit<ComponentProps<typeof UploadZone>, 'onRefused' | 'otherWay'> {
  /** A picture was picked in Google Drive: its answer, for the server. */
  onDrivePick: (query: string) => void
}

/** PRO-05: a zone for pictures; what is not taken is told in an alert, in the words of the specification. */
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
