import { type ComponentProps, useState } from 'react'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { UploadZone } from '../../../ui/upload-zone.tsx'

/** PRO-05: a zone for pictures; what is not taken is told in an alert, in the words of the specification. */
export const PictureZone = (zone: Omit<ComponentProps<typeof UploadZone>, 'onRefused'>) => {
  const [refusals, setRefusals] = useState<readonly string[]>([])
  return (
    <>
      <UploadZone {...zone} onRefused={(message) => setRefusals((told) => [...told, message])} />
      <AlertDialog
        isOpen={refusals.length > 0}
        onClose={() => setRefusals([])}
        title="Error"
        text={refusals.join(' ')}
      />
    </>
  )
}
