import { endGrantedPackage, type Person } from '@fieldhouse/contract/admin.person'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { refreshUsers } from '../admin.api.ts'

/** ADM-01: ends a package that was given, after a question. */
export const EndGrant = ({ held }: { held: Person['packages'][number] }) => {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const end = async () => {
    await call(endGrantedPackage, { params: { id: held.athlete_user_id } })
    toast(`${held.name} has ended.`)
    await refreshUsers(queryClient)
  }
  return (
    <div>
      <Button
        size="sm"
        isOutlined
        onPointerEnter={preloadConfirmDialog}
        onFocus={preloadConfirmDialog}
        onClick={() => setOpen(true)}
      >
        End now
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`End ${held.name} now?`}
        text={`${held.athlete_name} loses what it opened at once. The family gets an email. Nothing was ever charged.`}
        buttons={[{ label: 'Keep it' }, { label: 'End now', variant: 'red', onPress: end }]}
      />
    </div>
  )
}
