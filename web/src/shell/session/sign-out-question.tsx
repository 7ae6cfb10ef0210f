import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useLeave } from './leave.ts'

export interface SignOutQuestionProps {
  isOpen: boolean
  onClose: () => void
}

/** ACC-14. */
export const SignOutQuestion = ({ isOpen, onClose }: SignOutQuestionProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    onClose={onClose}
    title="Are you sure that you want to Sign Out?"
    buttons={[{ label: 'Cancel' }, { label: 'Sign out', onPress: useLeave() }]}
  />
)
