import { useState } from 'react'
import { SelectRoleDialog } from '../../features/accounts/role/select-role-dialog.tsx'
import { wasPaymentOpen } from '../pending-purchase-key.ts'
import type { PopupProps } from '../popups.ts'
import { SignOutQuestion } from '../session/sign-out-question.tsx'
import { useViewer } from '../use-viewer.ts'
import { giveUpPurchase } from './give-up-purchase.ts'
import { useJoin } from './use-join.ts'
import { useSignUpStart } from './use-sign-up-start.ts'

/** ACC-13: for a signed-in person without a role. */
export const RolePopup = ({ isOpen }: PopupProps<'select-role'>) => {
  const viewer = useViewer()
  const join = useJoin()
  const start = useSignUpStart(isOpen, wasPaymentOpen())
  const [isLeaving, setLeaving] = useState(false)
  if (!viewer || !start) return null
  return (
    <>
      <SelectRoleDialog
        isOpen={isOpen}
        viewer={viewer}
        start={start}
        onClose={giveUpPurchase}
        onActivated={join.signedUp}
        onSignOut={() => setLeaving(true)}
      />
      <SignOutQuestion isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </>
  )
}
