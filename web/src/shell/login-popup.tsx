import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SignInDialogProps } from '../features/accounts/components/sign-in-dialog.tsx'
import { type OnDemandProps, onDemand } from '../ui/on-demand.tsx'
import { closePopup, usePopup } from './popups.ts'

const { OnDemand: SignInDialog } = onDemand<SignInDialogProps & OnDemandProps>(() =>
  import('../features/accounts/components/sign-in-dialog.tsx').then((module) => module.SignInDialog),
)

/** Sign In, from wherever it was asked for. */
export const LoginPopup = () => {
  const queryClient = useQueryClient()
  const router = useRouter()

  /** Whatever was loaded for a visitor is not what this person may see. */
  const enter = async () => {
    await queryClient.resetQueries()
    await router.invalidate()
    closePopup()
  }

  return <SignInDialog isOpen={usePopup() === 'login'} onClose={closePopup} onSignedIn={() => void enter()} />
}
