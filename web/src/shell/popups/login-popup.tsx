import { LoginDialog } from '../../features/accounts/login/login-dialog.tsx'
import { closePopup, openPopup, type PopupProps } from '../popups.ts'
import { useJoin } from './use-join.ts'
import { useSignUpStart } from './use-sign-up-start.ts'

/** ACC-01: Sign In and Sign Up, from wherever they were asked for. */
export const LoginPopup = ({ isOpen, popup }: PopupProps<'login'>) => {
  const join = useJoin()
  const start = useSignUpStart(isOpen)
  if (!start) return null
  return (
    <LoginDialog
      isOpen={isOpen}
      view={popup.view}
      email={popup.email}
      start={start}
      onClose={closePopup}
      onSignedIn={join}
      onCodeNeeded={({ userId, email }) => openPopup({ name: 'verify-email', userId, email })}
    />
  )
}
