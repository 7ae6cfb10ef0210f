import { useRouter } from '@tanstack/react-router'
import { ResetPasswordDialog } from '../../features/accounts/password/reset-password-dialog.tsx'
import { closePopup, type PopupProps } from '../popups.ts'
import { tellOtherTabs } from '../session/session-tabs.ts'
import { useViewerChange } from '../session/viewer-change.ts'

/** ACC-09: a new password signs in here and ends every other session of the account. */
export const ResetPopup = ({ isOpen, popup: { token, email } }: PopupProps<'reset-password'>) => {
  const router = useRouter()
  const { askViewer, passTo } = useViewerChange()

  const goHome = async () => {
    closePopup()
    const viewer = await askViewer().catch(() => null)
    tellOtherTabs(viewer?.id ?? null)
    await passTo(viewer, () => router.navigate({ to: '/', replace: true }))
  }

  return (
    <ResetPasswordDialog
      isOpen={isOpen}
      token={token}
      email={email}
      onClose={closePopup}
      onChanged={() => void goHome()}
    />
  )
}
