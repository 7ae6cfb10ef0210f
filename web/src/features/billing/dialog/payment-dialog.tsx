import type { User } from '@fieldhouse/contract/accounts'
import type { Offer, SubscriptionResult } from '@fieldhouse/contract/billing.subscriptions'
import { type ReactNode, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { packageTheme } from '../package-theme.ts'
import { AthleteStep } from './athlete-step.tsx'
import { CongratulationsStep, InvoiceStep } from './bought-steps.tsx'
import { MethodsPane } from './methods-pane.tsx'
import { PackageSide } from './package-side.tsx'
import {
  type AccountView,
  type BuyingAthlete,
  buyerOf,
  closesOnPressOutside,
  firstPayment,
  type PaymentChoice,
  type PaymentStep,
  paymentReducer,
  stepBefore,
} from './payment-steps.ts'
import { paidLines, payTitle } from './purchase-words.ts'
import { SummaryStep } from './summary-step.tsx'
import { usePaymentPrice } from './use-payment-price.ts'

/** The promo code field of the accounts feature. */
interface PromoSlot {
  fault: string | null
  onCode: (code: string | null) => void
}

interface AccountSlot {
  view: AccountView
  /** Back from its first screen. */
  onLeave: () => void
  onTitle: (title: string) => void
}

interface PaymentDialogProps {
  isOpen: boolean
  viewer: User | null
  choice: PaymentChoice
  /** The athlete that the page was about. The person can still choose another. */
  athleteUserId: string | null
  /** The page was reloaded during this step. */
  view: AccountView | null
  /** The promo code from before the reload. */
  promoCode: string | null
  onClose: () => void
  onChoiceChange: (choice: PaymentChoice) => void
  /** A signed-in person without a role chooses one first. */
  onRoleNeeded: () => void
  /** Packages are not for this person. */
  onOther: () => void
  onBought: (result: SubscriptionResult) => void
  /** The congratulations were read. */
  onDone: (athlete: BuyingAthlete | null) => void
  /** Goes one step back, or null where Back closes the dialog. */
  onBackChange: (goBack: (() => void) | null) => void
  /** Null if this person may not use a promo code. */
  renderPromo: ((promo: PromoSlot) => ReactNode) | null
  renderAccount: (account: AccountSlot) => ReactNode
}

const titles: Record<Exclude<PaymentStep['name'], 'methods'>, string> = {
  summary: 'Before you start',
  account: 'Your account',
  athlete: 'Who is it for?',
  congratulations: 'Congratulations',
  invoice: 'Your invoice',
  closed: 'Your package',
}

const titleOf = (step: PaymentStep, offer: Offer | undefined): string => {
  if (step.name === 'methods') return payTitle(offer)
  // A smaller package or another billing period is no reason to congratulate.
  if (step.name === 'congratulations' && step.result.status !== 'success') return 'All set'
  return titles[step.name]
}

/** PAY-02: the payment dialog. It starts over each time it opens. */
export const PaymentDialog = (props: PaymentDialogProps) => {
  const { isOpen, viewer, choice, renderPromo, renderAccount } = props
  const { onClose, onChoiceChange, onRoleNeeded, onOther, onBought, onDone, onBackChange } = props
  const [state, dispatch] = useReducer(paymentReducer, null, () =>
    firstPayment(choice, buyerOf(viewer), props.view, props.athleteUserId, props.promoCode),
  )
  const [isSending, setPaying] = useState(false)
  const [accountTitle, setAccountTitle] = useState(titles.account)
  const { step, athlete, packageKey, cycle, promoCode } = state
  const price = usePaymentPrice(state)
  const isPaying = isSending && step.name === 'methods'
  const hasBought = step.name === 'congratulations' || step.name === 'invoice'
  const invoice = hasBought ? step.result.invoice : null
  const title = titleOf(step, price.last)

  useEffect(() => dispatch({ type: 'buyer-changed', buyer: buyerOf(viewer) }), [viewer])

  const leave = useEffectEvent(() => {
    if (step.name === 'closed') onOther()
    if (state.buyer.kind === 'no-role') onRoleNeeded()
  })
  useEffect(() => {
    if (isOpen && (step.name === 'closed' || state.buyer.kind === 'no-role')) leave()
  }, [isOpen, step.name, state.buyer.kind])

  const tellChoice = useEffectEvent(onChoiceChange)
  useEffect(() => tellChoice({ packageKey, cycle }), [packageKey, cycle])

  const canGoBack = stepBefore(state) !== null
  const goBack = () => dispatch({ type: 'went-back' })
  const stay = () => {}
  const tellBack = useEffectEvent(() => onBackChange(isPaying ? stay : canGoBack ? goBack : null))
  useEffect(() => {
    // The account's screens report their own.
    if (step.name !== 'account') tellBack()
  })

  const done = () => onDone(athlete)
  const promo =
    renderPromo?.({
      fault: state.promoFault,
      onCode: (code) => dispatch({ type: 'code-changed', code }),
    }) ?? null

  return (
    <Dialog
      isOpen={isOpen && step.name !== 'closed'}
      onClose={hasBought ? done : onClose}
      // The answer to a payment must be seen.
      isDismissible={!isPaying}
      title={step.name === 'account' ? accountTitle : title}
      isTitleHidden
      isFlush
      size="lg"
      theme={packageTheme[packageKey]}
      closesOutside={closesOnPressOutside(state)}
    >
      {/* On a phone, room for the close button above the color. It stays while the fields scroll, so nothing is below it. */}
      <div className="top-0 z-5 h-[calc(max(var(--inset-top),env(safe-area-inset-top))+3rem)] bg-raised lg:hidden [@media(height>=30rem)]:sticky" />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:min-h-[680px] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <PackageSide
          name={price.name}
          cycle={cycle}
          onCycleChange={
            hasBought || isPaying ? null : (chosen) => dispatch({ type: 'cycle-chosen', cycle: chosen })
          }
          price={invoice ? paidLines(invoice) : price.lines}
          dates={invoice ? price.dates.slice(1) : price.dates}
          isShort={step.name === 'account' || hasBought}
        />
        {step.name === 'summary' && (
          <SummaryStep
            title={titles.summary}
            packageName={price.name}
            promo={promo}
            onContinue={(view) => dispatch({ type: 'continued', view })}
          />
        )}
        {step.name === 'account' &&
          renderAccount({ view: step.view, onLeave: goBack, onTitle: setAccountTitle })}
        {step.name === 'athlete' && state.buyer.kind === 'family' && (
          <AthleteStep
            title={titles.athlete}
            athletes={state.buyer.athletes}
            chosen={athlete}
            onChoose={(userId) => dispatch({ type: 'athlete-chosen', userId })}
          />
        )}
        {step.name === 'methods' && athlete && (
          <MethodsPane
            key={athlete.userId}
            title={title}
            athlete={athlete}
            offer={price.offer}
            shown={price.last}
            promoCode={promoCode}
            promo={promo}
            onBack={canGoBack && !isPaying ? goBack : undefined}
            onClose={onClose}
            onBusyChange={setPaying}
            onCodeRefused={(message) => dispatch({ type: 'code-refused', message })}
            onBought={(result) => {
              dispatch({ type: 'bought', result })
              onBought(result)
            }}
          />
        )}
        {step.name === 'congratulations' && (
          <CongratulationsStep
            title={title}
            result={step.result}
            packageKey={packageKey}
            packageName={price.name}
            onInvoice={() => dispatch({ type: 'invoice-opened' })}
            onDone={done}
          />
        )}
        {step.name === 'invoice' && step.result.invoice && (
          <InvoiceStep title={titles.invoice} invoice={step.result.invoice} onBack={goBack} onDone={done} />
        )}
      </div>
    </Dialog>
  )
}
