import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AccountSteps } from '../../features/accounts/login/account-steps.tsx'
import { useOpening } from '../../features/accounts/login/use-opening.ts'
import { canUsePromoCode } from '../../features/accounts/promo/can-use-promo-code.ts'
import { PromoCodeField } from '../../features/accounts/promo/promo-code-field.tsx'
import { wasSignUpOpen } from '../../features/accounts/sign-up/sign-up-draft-key.ts'
import { PaymentDialog } from '../../features/billing/dialog/payment-dialog.tsx'
import type { BuyingAthlete } from '../../features/billing/dialog/payment-steps.ts'
import { readCookie } from '../../lib/cookies.ts'
import { safeReturnPath } from '../../lib/return-path.ts'
import { siteFacts } from '../../lib/site-facts.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { landingOf } from '../navigation.ts'
import { openPopup, type PopupProps } from '../popups.ts'
import { useViewerChange } from '../session/viewer-change.ts'
import { useViewer } from '../use-viewer.ts'
import { forgetPurchase, giveUpPurchase } from './give-up-purchase.ts'
import { savePurchase } from './pending-purchase.ts'
import { useDialogBack } from './use-dialog-back.ts'
import { useJoin } from './use-join.ts'
import { useSignUpStart } from './use-sign-up-start.ts'

/** PAY-02: the payment dialog, with the account screens inside. */
export const PaymentPopup = (props: PopupProps<'payment'>) => (
  <Payment key={useOpening(props.isOpen)} {...props} />
)

const Payment = ({ isOpen, popup }: PopupProps<'payment'>) => {
  const viewer = useViewer()
  const router = useRouter()
  const join = useJoin()
  const start = useSignUpStart(isOpen, true)
  const { askViewer, passTo } = useViewerChange()
  const goBack = useRef<(() => void) | null>(null)
  const { packageKey, cycle, athleteUserId = null } = popup
  const returnTo = safeReturnPath(popup.returnTo, siteFacts().siteOrigin)

  useEffect(() => {
    if (isOpen) savePurchase({ packageKey, cycle, returnTo, athleteUserId })
  }, [isOpen, packageKey, cycle, returnTo, athleteUserId])

  const { close } = useDialogBack(isOpen, goBack, giveUpPurchase)

  /** To the saved page and section, or to the athlete's page, with everything the package opens. */
  const finish = async (athlete: BuyingAthlete | null) => {
    giveUpPurchase()
    const now = await askViewer().catch(() => viewer)
    const own = athlete?.slug ? `/${athlete.slug}` : now ? landingOf(now) : '/'
    await passTo(now, () =>
      router.navigate({
        href: returnTo ?? own,
        replace: router.history.location.state.isDialog === true,
      }),
    )
  }

  if (!start) return null
  return (
    <PaymentDialog
      isOpen={isOpen}
      viewer={viewer}
      choice={{ packageKey, cycle }}
      athleteUserId={athleteUserId}
      view={wasSignUpOpen() ? 'signUp' : null}
      promoCode={readCookie('promo-code') ?? null}
      onClose={close}
      onChoiceChange={(choice) => {
        if (isOpen) savePurchase({ ...choice, returnTo, athleteUserId })
      }}
      onRoleNeeded={() => openPopup({ name: 'select-role' })}
      onOther={() => {
        close()
        toast('Packages are for athletes and their families.')
      }}
      // It is paid. A reload must not open the dialog again.
      onBought={forgetPurchase}
      onDone={(athlete) => void finish(athlete)}
      onBackChange={(back) => {
        goBack.current = back
      }}
      renderPromo={
        canUsePromoCode(viewer)
          ? ({ fault, onCode }) => <PromoCodeField fault={fault ?? undefined} onCodeChange={onCode} />
          : null
      }
      renderAccount={({ view, onLeave, onTitle }) => (
        <AccountSteps
          isOpen={isOpen}
          view={view}
          start={start}
          onLeave={onLeave}
          onTitleChange={onTitle}
          onSignedIn={join.signedIn}
          onSignedUp={join.signedUp}
          onBackChange={(back) => {
            goBack.current = back
          }}
          onCodeNeeded={({ userId, email }) => openPopup({ name: 'verify-email', userId, email })}
        />
      )}
    />
  )
}
