import type { Offer, SubscriptionResult } from '@fieldhouse/contract/billing.subscriptions'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { MethodStep } from './method-step.tsx'
import { PaymentPane } from './payment-pane.tsx'
import type { BuyingAthlete } from './payment-steps.ts'
import { PurchaseAddress } from './purchase-address.tsx'
import { refusalOf } from './purchase-refusal.ts'
import { takesPromoCode, termsOf } from './purchase-words.ts'
import type { OfferQuery } from './use-payment-price.ts'

interface MethodsPaneProps {
  title: string
  athlete: BuyingAthlete
  offer: OfferQuery
  /** The last offer that came. */
  shown: Offer | undefined
  promoCode: string | null
  promo: ReactNode
  onBack: (() => void) | undefined
  onClose: () => void
  onBusyChange: (isBusy: boolean) => void
  onCodeRefused: (message: string) => void
  onBought: (result: SubscriptionResult) => void
}

/** Everything between knowing the athlete and having bought. What it shows depends on the offer. */
export const MethodsPane = (props: MethodsPaneProps) => {
  const { title, athlete, offer, shown, promoCode, promo, onBack, onClose } = props
  const { error } = offer
  const refused = error && promoCode ? refusalOf(error) : null

  const refuseCode = useEffectEvent(props.onCodeRefused)
  const codeFault = refused?.way === 'code-refused' ? refused.message : null
  useEffect(() => {
    if (codeFault) refuseCode(codeFault)
  }, [codeFault])

  const hasNothing = shown?.kind === 'none' || shown?.kind === 'refused'
  return (
    <PaymentPane title={title} onBack={onBack}>
      <p className="text-muted">For {athlete.name}.</p>
      {/* It stays in its place, whatever the code does to the offer. */}
      {promo && (shown ? takesPromoCode(shown) : true) && promo}
      {error && !codeFault && (
        <ErrorState title="We couldn’t load the price" onRetry={() => void offer.refetch()}>
          Nothing is charged.
        </ErrorState>
      )}
      {!shown && !error && (
        <LoadingRegion label="Loading the price…">
          <SkeletonLines lines={5} />
        </LoadingRegion>
      )}
      {shown && hasNothing && (
        <Notice
          action={
            <Button isOutlined onClick={onClose}>
              Choose another package
            </Button>
          }
        >
          {shown.kind === 'none'
            ? `${athlete.name} already has ${shown.package_name} with this billing period.`
            : shown.reason}
        </Notice>
      )}
      {shown && !hasNothing && shown.needs_address && (
        <PurchaseAddress onSaved={() => void offer.refetch()} />
      )}
      {shown && !hasNothing && !shown.needs_address && (
        // Without a price nothing can be confirmed. What was typed stays.
        <div inert={error !== null} className="grid gap-6 inert:opacity-50">
          <MethodStep
            athleteUserId={athlete.userId}
            offer={shown}
            promoCode={promoCode}
            isLoading={offer.isPlaceholderData}
            onLookAgain={() => offer.refetch()}
            onCodeRefused={props.onCodeRefused}
            onBusyChange={props.onBusyChange}
            onBought={props.onBought}
          />
          <p className="text-center text-small text-pretty text-muted">{termsOf(shown)}</p>
        </div>
      )}
    </PaymentPane>
  )
}
