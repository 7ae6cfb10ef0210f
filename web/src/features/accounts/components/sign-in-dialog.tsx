import { Dialog } from '../../../ui/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

export interface SignInDialogProps {
  isOpen: boolean
  onClose: () => void
  onSignedIn: () => void
}

export const SignInDialog = ({ isOpen, onClose, onSignedIn }: SignInDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Sign In" size="sm">
    <SignInForm onSignedIn={onSignedIn} />
  </Dialog>
)
