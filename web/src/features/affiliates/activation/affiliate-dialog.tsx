import { checkAffiliateInvite } from '@fieldhouse/contract/affiliates'
import type { ErrorCode } from '@fieldhouse/contract/errors'
import { useReducer } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ActivationBanner } from './activation-banner.tsx'
import { ActivationForm } from './activation-form.tsx'
import { activationReducer, firstActivation } from './activation-state.ts'

/** `invalid` is for a link that was cut off. */
const badInvitation: readonly ErrorCode[] = ['affiliate_invitation_ended', 'invalid']

interface AffiliateDialogProps {
  isOpen: boolean
  /** From the invitation's link. */
  code: string
  onClose: () => void
  /** The invitation is invalid, or no longer valid. */
  onRefused: (message: string) => void
  onSignedIn: () => void
}

/** ACC-16: turns an invitation into an affiliate's account. */
export const AffiliateDialog = ({ isOpen, onClose, ...steps }: AffiliateDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Become an affiliate" closesOutside={false}>
    <ActivationSteps {...steps} onClose={onClose} />
  </Dialog>
)

const ActivationSteps = ({ code, onClose, onRefused, onSignedIn }: Omit<AffiliateDialogProps, 'isOpen'>) => {
  const [state, dispatch] = useReducer(activationReducer, firstActivation)

  const check = async () => {
    dispatch({ type: 'asked' })
    try {
      const { data } = await call(checkAffiliateInvite, { body: { code } })
      dispatch({ type: 'found', invited: data })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (badInvitation.includes(error.code)) return onRefused(error.errors.code?.[0] ?? error.message)
      dispatch({ type: 'failed', message: error.message })
    }
  }

  if (state.step === 'form')
    return (
      <div className="grid gap-7">
        <ActivationBanner title={`Welcome, ${state.invited.first_name}`} isNew>
          Your invitation is good. A few details, and your affiliate profile is active.
        </ActivationBanner>
        <ActivationForm
          code={code}
          invited={state.invited}
          onApplied={() => {
            dispatch({ type: 'applied' })
            onSignedIn()
          }}
        />
      </div>
    )

  if (state.step === 'all-set')
    return (
      <div className="grid gap-7">
        <ActivationBanner key="all-set" title="You’re All Set" isNew>
          Your affiliate profile is active and you are signed in. Your promo code is waiting on My Sales.
        </ActivationBanner>
        <LinkButton to="/affiliate/my-sales" size="lg" isBlock onClick={onClose}>
          Go to My Sales
        </LinkButton>
      </div>
    )

  return (
    <div className="grid gap-7">
      <ActivationBanner title="You’re invited">
        Share a promo code of your own with athletes and families, and see who signs up with it.
      </ActivationBanner>
      <p className="text-muted">
        Fieldhouse gives every athlete one page with numbers, film and grades behind one link. Affiliates are
        the people who bring them to it.
      </p>
      <p role="alert" className="text-small text-danger empty:hidden">
        {state.step === 'intro' && state.message}
      </p>
      <Button size="lg" isBlock isBusy={state.step === 'checking'} onClick={() => void check()}>
        Activate your affiliate profile
      </Button>
    </div>
  )
}
