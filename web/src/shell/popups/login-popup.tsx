import { useRef } from 'react'
import { LoginDialog } from '../../features/accounts/login/login-dialog.tsx'
import { closePopup, openPopup, type PopupProps } from '../popups.ts'
import { useDialogBack } from './use-dialog-back.ts'
import { useJoin } from './use-join.ts'
import { useSignUpStart } from './use-sign-up-start.ts'

/** ACC-01: Sign In and Sign Up, wherever they were opened from. */
export const LoginPopup = ({ isOpen, popup }: PopupProps<'login'>) => {
  const join = useJoin()
  const start = useSignUpStart(isOpen)
  const goBack = useRef<(() => void) | null>(null)
  const { close } = useDialogBack(isOpen, goBack, closePopup)
  if (!start) return null
  return (
    <LoginDialog
      isOpen={isOpen}
      view={popup.view}
      email={popup.email}
      start={start}
      onClose={close}
      onSignedIn={join.signedIn}
      onSignedUp={join.signedUp}
      onBackChange={(back) => {
        goBack.current = back
      }}
      onCodeNeeded={({ userId, email }) => openPopup({ name: 'verify-email', userId, email })}
    />
  )
}
