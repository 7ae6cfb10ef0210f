import { addPaymentMethod, type SavedMethod } from '@fieldhouse/contract/billing.account'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { createSendingKey } from '../../../lib/idempotency-key.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { DialogBody } from '../../../ui/overlays/dialog-body.tsx'
import { PayForm } from '../pay/pay-form.tsx'

interface AddMethodFormProps {
  /** Any of the person's athletes. The provider's token belongs to the payer. */
  athleteUserId: string
  onAdded: (method: SavedMethod) => void
}

export type AddMethodBodyProps = AddMethodFormProps & OnDemandProps & { onClose: () => void }

/** PAY-06: a card or a PayPal account to pay with from now on. */
export const AddMethodBody = ({ athleteUserId, onAdded, ...dialog }: AddMethodBodyProps) => (
  <DialogBody
    {...dialog}
    title="Add a payment method"
    description="It pays from now on. Nothing is charged today, unless the last payment failed. Then we try again with it right away."
    closesOutside={false}
  >
    <AddMethodForm athleteUserId={athleteUserId} onAdded={onAdded} />
  </DialogBody>
)

/** A declined card has its reason at the field. */
const refusalText = (error: Error): string =>
  (error instanceof ApiError && error.errors.payment_method?.[0]) || plainReason(error)

const AddMethodForm = ({ athleteUserId, onAdded }: AddMethodFormProps) => {
  const [sending] = useState(createSendingKey)
  const add = async (nonce: string) => {
    const body = { payment_method: nonce }
    const { data } = await call(addPaymentMethod, { body }, { idempotencyKey: sending.of(body) })
    sending.arrived()
    onAdded(data)
  }
  const { run, isBusy, error } = useAction(add)
  return (
    <PayForm
      athleteUserId={athleteUserId}
      submitLabel="Save payment method"
      isBusy={isBusy}
      fault={error && refusalText(error)}
      onMethod={async (nonce) => {
        await run(nonce)
      }}
    />
  )
}
