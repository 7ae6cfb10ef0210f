import { recordPayout } from '@fieldhouse/contract/affiliates.payouts'
import { formatUsd } from '@fieldhouse/contract/billing.amount'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { dateAt } from '../../../lib/dates.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog, preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { refreshPayouts } from './panel.api.ts'

export interface Payee {
  id: string
  name: string
  /** In cents. */
  payable: number
}

/** Opens the form in which an admin enters what was paid. */
export const MarkAsPaid = ({ payee }: { payee: Payee }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        Mark as paid
        <span className="sr-only"> {payee.name}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Mark ${payee.name} as paid`}
        description={`Send the money first, then enter it here. ${formatUsd(payee.payable)} can be paid now. A payout can’t be changed later.`}
        closesOutside={false}
        size="sm"
      >
        <PayoutForm payee={payee} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const PayoutForm = ({ payee, onDone }: { payee: Payee; onDone: () => void }) => {
  const queryClient = useQueryClient()
  const clock = useClientClock()
  const today = dateAt(Date.now(), clock)
  const { phase, message, faultOf, formProps } = useForm(
    recordPayout,
    () => {
      toast(`The payout to ${payee.name} is entered`)
      onDone()
      void refreshPayouts(queryClient)
    },
    { onRefused: ({ code }) => code === 'payable_changed' && void refreshPayouts(queryClient) },
  )
  return (
    <form {...formProps} className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-label="Payout">
      <input type="hidden" name="owner_id" value={payee.id} />
      <input type="hidden" name="payable" value={payee.payable} />
      <TextField
        label="Amount in dollars"
        name="amount"
        defaultValue={formatUsd(payee.payable).replace('$', '')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
        fault={faultOf('amount')}
      />
      <DateField
        label="Paid on"
        name="paid_on"
        defaultValue={today}
        firstShown={today}
        isRequired
        fault={faultOf('paid_on')}
      />
      <TextField
        label="Reference"
        name="reference"
        hint="The number of the transfer or the check. Each one counts once."
        autoComplete="off"
        maxLength={60}
        isRequired
        fault={faultOf('reference')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Mark as paid
      </Button>
    </form>
  )
}
