import { deletePaymentMethod, type SavedMethod } from '@fieldhouse/contract/billing.account'
import { type RefObject, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { expiryWords, methodName } from '../payment-words.ts'
import { usePaymentChanged } from './payment.api.ts'

interface DeleteMethodDialogProps {
  /** Null means that nobody asked. */
  method: SavedMethod | null
  others: readonly SavedMethod[]
  onClose: () => void
  onAdd: () => void
  /** Gets the focus when the method's own row is gone. */
  returnTo: RefObject<HTMLElement | null>
}

/** Before a payment method is deleted. If it pays for a package, another one has to take over. */
export const DeleteMethodDialog = ({ method, returnTo, ...form }: DeleteMethodDialogProps) => (
  <Dialog
    isOpen={method !== null}
    onClose={form.onClose}
    title={method?.payment_type === 'PayPal' ? 'Delete this PayPal account?' : 'Delete this card?'}
    size="sm"
    returnTo={returnTo}
  >
    {method && <DeleteMethodForm key={method.id} method={method} {...form} />}
  </Dialog>
)

const buttonsClassName = 'flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end'

type DeleteMethodFormProps = Omit<DeleteMethodDialogProps, 'returnTo'> & { method: SavedMethod }

const DeleteMethodForm = ({ method, others, onClose, onAdd }: DeleteMethodFormProps) => {
  const { id, is_in_use } = method
  const name = methodName(method)
  const [chosen, setChosen] = useState<string>()
  const takesOver = chosen ?? (others.find(({ is_expired }) => !is_expired) ?? others[0])?.id
  const reload = usePaymentChanged()
  const remove = async () => {
    await call(deletePaymentMethod, {
      params: { id },
      body: is_in_use && takesOver ? { replacement_id: takesOver } : {},
    })
    toast(`${name} is deleted.`)
    // The dialog closes after the row is gone, so the focus does not go back to a row that is about to leave.
    await reload()
    onClose()
  }
  // Another tab may have changed what pays. The refreshed list then asks what takes over.
  const { run, isBusy, error } = useAction(remove, { onFault: () => void reload() })
  if (is_in_use && others.length === 0)
    return (
      <div className="grid gap-6">
        <p className="text-muted">
          {name} pays for your package, and there is nothing else to pay with. Add another payment method
          first, or cancel the package.
        </p>
        <div className={buttonsClassName}>
          <Button size="lg" isOutlined onClick={onClose}>
            Keep it
          </Button>
          <Button size="lg" onClick={onAdd}>
            Add a payment method
          </Button>
        </div>
      </div>
    )
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <p className="text-muted">
        {is_in_use ? `${name} pays for your package.` : `We’ll forget ${name}. You can add it again later.`}
      </p>
      {is_in_use && (
        <RadioGroup
          legend="What pays from now on?"
          name="replacement_id"
          look="card"
          value={takesOver ?? ''}
          onValueChange={setChosen}
          options={others.map((other) => ({
            value: other.id,
            label: <span className="wrap-anywhere">{methodName(other)}</span>,
            hint: expiryWords(other),
          }))}
        />
      )}
      <p role="alert" className="text-ui text-danger empty:hidden">
        {error && plainReason(error)}
      </p>
      <div className={buttonsClassName}>
        <Button size="lg" isOutlined disabled={isBusy} onClick={onClose}>
          Keep it
        </Button>
        <Button type="submit" size="lg" variant="red" isBusy={isBusy}>
          Delete
        </Button>
      </div>
    </form>
  )
}
