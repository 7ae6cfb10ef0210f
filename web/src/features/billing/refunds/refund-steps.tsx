import { centsOfAmount, formatUsd } from '@fieldhouse/contract/billing.amount'
import type { Refundable } from '@fieldhouse/contract/billing.refunds'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AmountStep } from './amount-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { RefundFacts } from './refund-facts.tsx'
import type { PackageEnd } from './refund-words.ts'
import { useRefund } from './use-refund.ts'

interface RefundStepsProps {
  id: string
  viewerId: string
  transaction: Refundable
  onClose: () => void
}

type Step =
  | { at: 'amount'; message?: string }
  | { at: 'confirm' }
  /** Money went back, and the popup shows the new state. */
  | { at: 'changed'; cents: number; end: PackageEnd | null }

/** First the amount, then a question, then the changed transaction. */
export const RefundSteps = ({ id, viewerId, transaction, onClose }: RefundStepsProps) => {
  const [step, setStep] = useState<Step>({ at: 'amount' })
  const [end, setEnd] = useState<PackageEnd | null>(null)
  const refunding = useRefund({
    viewerId,
    id,
    onChanged: ({ refunded_amount, transaction_amount, is_current_period }, { amount, end_access }) => {
      const isOver = refunded_amount === transaction_amount && (is_current_period || end_access)
      setStep({
        at: 'changed',
        cents: centsOfAmount(amount) ?? 0,
        end: isOver ? (end_access ? 'now' : 'period') : null,
      })
    },
    onRefused: (message) => setStep({ at: 'amount', message }),
  })
  const { sent } = refunding
  const amount = sent?.amount ?? refunding.amount
  const isWhole = centsOfAmount(amount) === transaction.max_refund_amount && transaction.is_current_period
  const chosenEnd = sent ? (sent.end_access ? 'now' : null) : isWhole ? end : null

  if (step.at === 'changed')
    return (
      <ChangedStep
        transaction={transaction}
        cents={step.cents}
        end={step.end}
        onMore={() => setStep({ at: 'amount' })}
        onClose={onClose}
      />
    )
  if (sent || step.at === 'confirm')
    return (
      <ConfirmStep
        transaction={transaction}
        cents={centsOfAmount(amount) ?? 0}
        end={chosenEnd}
        isBusy={refunding.isBusy}
        isUnanswered={sent !== null && !refunding.isBusy}
        reason={refunding.reason}
        onBack={() => setStep({ at: 'amount' })}
        onRefund={() =>
          void (sent ? refunding.again() : refunding.refund({ amount, end_access: chosenEnd === 'now' }))
        }
      />
    )
  return (
    <AmountStep
      transaction={transaction}
      message={step.message}
      amount={amount}
      onType={refunding.type}
      isWhole={isWhole}
      end={end}
      onEnd={setEnd}
      onContinue={() => setStep({ at: 'confirm' })}
    />
  )
}

const endWords: Record<PackageEnd, string> = {
  now: 'The package has ended.',
  period: 'The package ends with its period, and nothing more is charged.',
}

interface ChangedStepProps {
  transaction: Refundable
  cents: number
  end: PackageEnd | null
  onMore: () => void
  onClose: () => void
}

const ChangedStep = ({ transaction, cents, end, onMore, onClose }: ChangedStepProps) => {
  const done = useRef<HTMLButtonElement>(null)
  // The pressed button is gone.
  useEffect(() => done.current?.focus(), [])
  return (
    <div className="grid gap-6">
      <Notice tone="positive" title={`Refunded ${formatUsd(cents)}`}>
        {end && `${endWords[end]} `}We emailed the family. Their bank may take a few days to show it.
      </Notice>
      <RefundFacts transaction={transaction} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {transaction.max_refund_amount > 0 && (
          <Button size="lg" isOutlined onClick={onMore}>
            Refund more
          </Button>
        )}
        <Button ref={done} size="lg" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
