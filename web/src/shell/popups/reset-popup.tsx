import { useRouter } from '@tanstack/react-router'
import { ResetPasswordDialog } from '../../features/accounts/password/reset-password-dialog.tsx'
import { closePopup, type PopupProps } from '../popups.ts'
import { useViewerChange } from '../session/viewer-change.ts'

/** ACC-09: a new password ends every session of its account, perhaps the one on this page. */
export const ResetPopup = ({ isOpen, popup: { token, email } }: PopupProps<'reset-password'>) => {
  const router = useRouter()
  const { askViewer, passTo } = useViewerChange()

  const goHome = async () => {
    closePopup()
    const viewer = await askViewer().catch(() => null)
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
