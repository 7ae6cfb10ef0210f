import { ResendDialog } from '../../features/accounts/code/resend-dialog.tsx'
import { closePopup, type PopupProps } from '../popups.ts'

/** ACC-10. */
export const ResendPopup = ({ isOpen }: PopupProps<'resend-code'>) => (
  <ResendDialog isOpen={isOpen} onClose={closePopup} />
)
