import { getPaymentInfo } from '@fieldhouse/contract/billing.account'
import type { Offer, SubscriptionResult } from '@fieldhouse/contract/billing.subscriptions'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { queryOf } from '../../../lib/api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { PayForm } from '../pay/pay-form.tsx'
import { confirmLabel, isPaidLater, needsMethod, payerMethodWords } from './purchase-words.ts'
import { SavedMethodForm } from './saved-method.tsx'
import { type ChosenMethod, usePurchase } from './use-purchase.ts'

interface MethodStepProps {
  athleteUserId: string
  offer: Offer
  promoCode: string | null
  /** The offer is about to change, so it can't be confirmed. */
  isLoading: boolean
  /** Loads the offer again. */
  onLookAgain: () => Promise<unknown>
  onCodeRefused: (message: string) => void
  onBusyChange: (isBusy: boolean) => void
  onBought: (result: SubscriptionResult) => void
}

/** PAY-03, PAY-04: how the person pays, and the purchase itself. */
export const MethodStep = (props: MethodStepProps) => {
  const { athleteUserId, offer, promoCode, onLookAgain, onCodeRefused, onBusyChange, onBought } = props
  const { buy, again, isBusy, refusal } = usePurchase()

  const report = useEffectEvent(onBusyChange)
  useEffect(() => report(isBusy), [isBusy])

  const react = useEffectEvent(() => {
    if (refusal?.way === 'look-again') void onLookAgain()
    if (refusal?.way === 'code-refused') onCodeRefused(refusal.message)
  })
  useEffect(() => {
    if (refusal?.way) react()
  }, [refusal?.way])

  const finish = (result: SubscriptionResult | undefined) => {
    if (result) onBought(result)
  }
  const confirm = async (method: ChosenMethod) =>
    finish(await buy({ athleteUserId, offer, promoCode, method }))

  if (refusal?.way === 'send-again')
    return (
      <Notice
        tone="warning"
        isAlert
        action={
          <Button isBusy={isBusy} onClick={() => void again().then(finish)}>
            Try again
          </Button>
        }
      >
        {refusal.message}
      </Notice>
    )

  const shared = {
    submitLabel: confirmLabel(offer),
    isBusy: isBusy || props.isLoading,
    fault: refusal?.message ?? null,
  }
  if (needsMethod(offer)) return <Methods {...shared} athleteUserId={athleteUserId} onMethod={confirm} />
  return (
    <div className="grid gap-6">
      {shared.fault && (
        <Notice tone="danger" isAlert>
          {shared.fault}
        </Notice>
      )}
      {isPaidLater(offer) && <LaterMethod />}
      <Button size="lg" isBlock isBusy={shared.isBusy} onClick={() => void confirm(null)}>
        {shared.submitLabel}
      </Button>
    </div>
  )
}

/** Which card pays, although nothing is due today. Only the payer gets here. */
const LaterMethod = () => {
  const { data, isPending } = useQuery(queryOf(getPaymentInfo, {}))
  if (isPending) return <SkeletonLines lines={1} />
  return data ? <p className="text-pretty">{payerMethodWords(data.data.payment_methods)}</p> : null
}

interface MethodsProps {
  athleteUserId: string
  submitLabel: string
  isBusy: boolean
  fault: string | null
  onMethod: (method: ChosenMethod) => Promise<void>
}

const Methods = ({ athleteUserId, onMethod, ...form }: MethodsProps) => {
  const { data, isPending } = useQuery(queryOf(getPaymentInfo, {}))
  const [wantsNew, setWantsNew] = useState(false)
  if (isPending) return <SkeletonLines lines={5} />
  // If they did not load, a new card works just as well.
  const saved = (data?.data.payment_methods ?? []).filter(({ is_expired }) => !is_expired)
  if (saved.length > 0 && !wantsNew)
    return (
      <SavedMethodForm
        {...form}
        methods={saved}
        onMethodId={(methodId) => void onMethod({ methodId })}
        onNew={() => setWantsNew(true)}
      />
    )
  return (
    <>
      <PayForm {...form} athleteUserId={athleteUserId} onMethod={(nonce) => onMethod({ nonce })} />
      {saved.length > 0 && (
        <>
          <p className="text-small text-muted">It pays for all your packages from now on.</p>
          <Button variant="borderless" onClick={() => setWantsNew(false)}>
            Use a saved card or PayPal
          </Button>
        </>
      )}
    </>
  )
}
