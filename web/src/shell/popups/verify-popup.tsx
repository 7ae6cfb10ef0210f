import { VerifyDialog } from '../../features/accounts/code/verify-dialog.tsx'
import type { PopupProps } from '../popups.ts'
import { giveUpPurchase } from './give-up-purchase.ts'
import { useJoin } from './use-join.ts'

/** ACC-06, ACC-10. */
export const VerifyPopup = ({ isOpen, popup }: PopupProps<'verify-email'>) => {
  const { signedIn, signedUp } = useJoin()
  return (
    <VerifyDialog
      isOpen={isOpen}
      userId={popup.userId}
      email={popup.email}
      onClose={giveUpPurchase}
      // A person whose email address is known here has an account. A link in an email finishes a sign-up.
      onSignedIn={popup.email === undefined ? signedUp : signedIn}
    />
  )
}
