import { formatUsd } from '@fieldhouse/contract/billing.amount'
import { type Refundable, refundNotSettled, refundTooMuch } from '@fieldhouse/contract/billing.refunds'
import { DollarSign } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { billingDate } from '../payment-words.ts'
import { faultOfAmount, tidyAmount } from './refund-amount.ts'
import { RefundFacts } from './refund-facts.tsx'
import { amountText, type PackageEnd, paymentStatusWords } from './refund-words.ts'

interface AmountStepProps {
  transaction: Refundable
  /** Why the last try was refused. */
  message: string | undefined
  amount: string
  onType: (amount: string) => void
  /** All that is left of the current period, so the package ends. */
  isWhole: boolean
  end: PackageEnd | null
  onEnd: (end: PackageEnd) => void
  onContinue: () => void
}

export const AmountStep = (props: AmountStepProps) => {
  const { transaction, message } = props
  const { transaction_amount, refunded_amount, max_refund_amount } = transaction
  const onItsWay = transaction_amount - refunded_amount - max_refund_amount
  return (
    <div className="grid gap-6">
      {message && (
        <Notice tone="danger" isAlert title={message}>
          Nothing was refunded. The amounts below are up to date.
        </Notice>
      )}
      <RefundFacts transaction={transaction} />
      {onItsWay > 0 && (
        <Notice>
          Another refund of {formatUsd(onItsWay)} is on its way. We’ll know in a few minutes if it arrived.
        </Notice>
      )}
      {max_refund_amount > 0 ? (
        <AmountForm {...props} />
      ) : (
        onItsWay === 0 && <Notice tone="positive">Everything was refunded. There is nothing left.</Notice>
      )}
    </div>
  )
}

const noEnd = 'Choose when the package ends'

const AmountForm = ({ transaction, amount, onType, isWhole, end, onEnd, onContinue }: AmountStepProps) => {
  const { max_refund_amount: max, braintree_status, period } = transaction
  const field = useRef<HTMLInputElement>(null)
  // An amount from before a reload is checked right away.
  const [isChecked, setChecked] = useState(amount !== '')
  const [isEndChecked, setEndChecked] = useState(false)
  const isSettled = braintree_status === 'settled'
  const fault = faultOfAmount(amount, max)
  const submit = () => {
    if (!isSettled) return
    setChecked(true)
    if (fault) return field.current?.focus()
    setEndChecked(true)
    if (!isWhole || end) onContinue()
  }
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {!isSettled && (
        <Notice tone="warning" title={refundNotSettled}>
          {paymentStatusWords[braintree_status].about}
        </Notice>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          ref={field}
          label="Amount to refund"
          name="amount"
          icon={DollarSign}
          placeholder="0.00"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          hint={refundTooMuch}
          fault={isChecked ? fault : undefined}
          value={amount}
          onValueChange={onType}
          onBlur={() => {
            if (!amount) return
            setChecked(true)
            onType(tidyAmount(amount))
          }}
        />
        <div className="sm:pt-[1.6875rem]">
          <Button
            isOutlined
            onClick={() => {
              onType(amountText(max))
              setChecked(true)
            }}
          >
            All {formatUsd(max)}
          </Button>
        </div>
      </div>
      {isWhole && !fault && (
        <RadioGroup
          legend="When does the package end?"
          name="end_access"
          look="card"
          isRequired
          fault={isEndChecked && !end ? noEnd : undefined}
          value={end ?? ''}
          onValueChange={(value) => onEnd(value as PackageEnd)}
          options={[
            {
              value: 'period',
              label: 'At the end',
              hint: `Access stays until ${billingDate(period.billing_period_end)}.`,
            },
            { value: 'now', label: 'Now', hint: 'Access ends with this refund.' },
          ]}
        />
      )}
      <div className="flex flex-col sm:flex-row sm:justify-end">
        <Button type="submit" size="lg" disabled={!isSettled}>
          Refund
        </Button>
      </div>
    </form>
  )
}
