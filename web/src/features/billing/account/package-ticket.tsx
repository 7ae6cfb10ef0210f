import type { ActivePackage } from '@fieldhouse/contract/billing.account'
import { cancelSubscriptionOf, resumeSubscription } from '@fieldhouse/contract/billing.subscriptions'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useReturningFocus } from '../../../lib/returning-focus.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { billingDate, cycleWords } from '../payment-words.ts'
import { askToCancel, cancelWords, changeWords, packageOptions, packageStatus } from './package-status.ts'
import { usePaymentChanged } from './payment.api.ts'
import { isAboutDispute, stopWords } from './stop-words.ts'
import { TicketFrame } from './ticket-frame.tsx'

interface PackageTicketProps {
  bought: ActivePackage
  isLocked: boolean
  onAddCard: () => void
}

/** One athlete's package: what it is, where it is in its life, and what can be done with it. */
export const PackageTicket = ({ bought, isLocked, onAddCard }: PackageTicketProps) => {
  const { label, tone, headline, detail } = packageStatus(bought)
  const asks = askToCancel(bought)
  return (
    <TicketFrame
      athleteName={bought.athlete_name}
      title={bought.name}
      packageKey={bought.status === 'ended' ? null : bought.package_key}
      note={bought.status === 'granted' ? null : cycleWords[bought.billing_cycle]}
    >
      <div className="grid justify-items-start gap-2.5">
        <Tag tone={tone}>{label}</Tag>
        <p className="text-lead font-semibold text-balance">{headline}</p>
        {detail && <p className="text-ui text-pretty text-muted">{detail}</p>}
        {asks && <p className="text-ui text-pretty text-muted">To cancel, ask {asks}.</p>}
      </div>
      <StopNotice bought={bought} />
      <PackageFacts bought={bought} />
      <PackageButtons {...{ bought, isLocked, onAddCard }} />
    </TicketFrame>
  )
}

/** Why it stopped, if nobody in the family chose that. */
const StopNotice = ({ bought }: { bought: ActivePackage }) => {
  const words = stopWords(bought)
  if (!words) return null
  return (
    <Notice
      tone={isAboutDispute(bought) ? 'warning' : 'info'}
      action={
        isAboutDispute(bought) && (
          <LinkButton to="/contact-us" size="sm" isOutlined>
            Write to us
          </LinkButton>
        )
      }
    >
      <p>{words.why}</p>
      {words.next && <p className="pt-1.5">{words.next}</p>}
    </Notice>
  )
}

const startLabels: Partial<Record<ActivePackage['status'], string>> = {
  ended: 'Last period started',
  granted: 'Started',
}

const PackageFacts = ({ bought }: { bought: ActivePackage }) => {
  const { status, starts_on, discount, discount_until, payer } = bought
  const facts = [
    { label: 'Paid by', value: status !== 'granted' && payer && (payer.is_you ? 'You' : payer.name) },
    {
      label: startLabels[status] ?? 'This period started',
      value: billingDate(starts_on),
    },
    {
      label: 'Promo code',
      value: discount && discount_until ? `${discount} until ${billingDate(discount_until)}` : discount,
    },
  ].filter(({ value }) => value)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-ui font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const PackageButtons = ({ bought, isLocked, onAddCard }: PackageTicketProps) => {
  const { athlete_user_id: id, athlete_name, name, change, status } = bought
  const { canAddCard, canChange, canCancel, canUndo, canKeep, canChoose } = packageOptions(bought)
  const [isAsking, setAsking] = useState(false)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const reload = usePaymentChanged()
  const forAthlete = <span className="sr-only"> for {athlete_name}</span>

  const cancel = async () => {
    const { message } = await call(cancelSubscriptionOf, { params: { id } })
    toast(message)
    // The question closes after the button is replaced, so the new one gets the focus.
    await reload({ hasEnded: status === 'past-due' })
  }
  const goOn = async () => {
    const { message } = await call(resumeSubscription, { params: { id } })
    toast(message)
  }
  const resuming = useAction(goOn, {
    onFault: (error) => toast.error(plainReason(error)),
    onEnd: reload,
  })
  // The pressed button is gone once it has worked.
  useReturningFocus(canUndo || canKeep ? id : null, () => cancelButton.current?.focus())

  return (
    <>
      {change && (
        <Notice
          action={
            canKeep && (
              <Button
                size="sm"
                isOutlined
                disabled={isLocked}
                isBusy={resuming.isBusy}
                onClick={() => void resuming.run()}
              >
                Keep {name}
                {forAthlete}
              </Button>
            )
          }
        >
          {changeWords(change)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden max-sm:*:flex-1 max-sm:*:basis-full">
        {canAddCard && (
          <Button disabled={isLocked} onClick={onAddCard}>
            Add a card{forAthlete}
          </Button>
        )}
        {canUndo && (
          <Button
            ref={undoButton}
            disabled={isLocked}
            isBusy={resuming.isBusy}
            onClick={() => void resuming.run()}
          >
            Undo<span className="sr-only"> the cancellation for {athlete_name}</span>
          </Button>
        )}
        {canChange && (
          <LinkButton to="/packages" search={{ athlete: id }} isOutlined>
            Change package{forAthlete}
          </LinkButton>
        )}
        {canChoose && (
          <LinkButton to="/packages" search={{ athlete: id }}>
            Choose a package{forAthlete}
          </LinkButton>
        )}
        {canCancel && (
          <Button
            ref={cancelButton}
            variant="borderless"
            disabled={isLocked}
            onPointerEnter={preloadConfirmDialog}
            onFocus={preloadConfirmDialog}
            onClick={() => setAsking(true)}
          >
            Cancel package{forAthlete}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Cancel ${name}?`}
        text={cancelWords(bought)}
        buttons={[{ label: 'Keep package' }, { label: 'Cancel package', variant: 'red', onPress: cancel }]}
        returnTo={undoButton}
      />
    </>
  )
}
