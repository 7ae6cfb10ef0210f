import { chooseDefaultMethod, type SavedMethod } from '@fieldhouse/contract/billing.account'
import { CreditCard, Wallet } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useReturningFocus } from '../../../lib/returning-focus.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { expiryWords, methodName } from '../payment-words.ts'
import { preloadAddMethod } from './add-method-dialog.ts'
import { DeleteMethodDialog } from './delete-method-dialog.tsx'
import { usePaymentChanged } from './payment.api.ts'

interface MethodsSectionProps {
  methods: readonly SavedMethod[]
  isLocked: boolean
  addButton: RefObject<HTMLButtonElement | null>
  onAdd: () => void
}

/** PAY-06: the person's own cards and PayPal accounts. Nobody else sees them. */
export const MethodsSection = ({ methods, isLocked, addButton, onAdd }: MethodsSectionProps) => {
  const [deleting, setDeleting] = useState<SavedMethod | null>(null)
  // After a refusal, the list knows more than the press did.
  const current = methods.find(({ id }) => id === deleting?.id) ?? deleting
  const isEmpty = methods.length === 0
  return (
    <RailSection title="Payment methods" note="Only you see these. The default one pays for your packages.">
      <div className={classNames('grid gap-5', isEmpty ? 'justify-items-center' : 'justify-items-start')}>
        {isEmpty ? (
          <EmptyState title="No card saved">
            Save a card or connect PayPal, so it’s ready when you choose a package.
          </EmptyState>
        ) : (
          <ul aria-label="Payment methods" className="w-full border-t border-line">
            {methods.map((method) => (
              <MethodRow
                key={method.id}
                method={method}
                isLocked={isLocked}
                onDelete={() => setDeleting(method)}
              />
            ))}
          </ul>
        )}
        {/* The same button before and after the first card, so it keeps the focus. */}
        <Button
          ref={addButton}
          isOutlined
          disabled={isLocked}
          onPointerEnter={preloadAddMethod}
          onFocus={preloadAddMethod}
          onClick={onAdd}
        >
          Add a payment method
        </Button>
      </div>
      <DeleteMethodDialog
        method={current}
        others={methods.filter(({ id }) => id !== deleting?.id)}
        onClose={() => setDeleting(null)}
        onAdd={() => {
          setDeleting(null)
          onAdd()
        }}
        returnTo={addButton}
      />
    </RailSection>
  )
}

interface MethodRowProps {
  method: SavedMethod
  isLocked: boolean
  onDelete: () => void
}

const MethodRow = ({ method, isLocked, onDelete }: MethodRowProps) => {
  const { id, payment_type, is_default, is_in_use, is_expired } = method
  const name = methodName(method)
  const expiry = expiryWords(method)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const reload = usePaymentChanged()
  const makeDefault = async () => {
    await call(chooseDefaultMethod, { params: { id } })
    toast(`${name} pays from now on.`)
  }
  const { run, isBusy } = useAction(makeDefault, {
    onFault: (error) => toast.error(plainReason(error)),
    onEnd: reload,
  })
  useReturningFocus(is_default ? null : id, () => deleteButton.current?.focus())
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-3.5">
      <Icon of={payment_type === 'PayPal' ? Wallet : CreditCard} className="text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {(expiry || is_default) && (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
            {expiry}
            {is_expired && <Tag tone="danger">Expired</Tag>}
            {is_default && <Tag tone="accent">{is_in_use ? 'Pays for your package' : 'Default'}</Tag>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!is_default && (
          <Button size="sm" isOutlined disabled={isLocked} isBusy={isBusy} onClick={() => void run()}>
            Make default<span className="sr-only">: {name}</span>
          </Button>
        )}
        <Button
          ref={deleteButton}
          size="sm"
          isOutlined
          disabled={isLocked}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={onDelete}
        >
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
