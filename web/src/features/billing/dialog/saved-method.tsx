import type { SavedMethod } from '@fieldhouse/contract/billing.account'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { methodName } from '../payment-words.ts'

const newMethod = 'new'

interface SavedMethodFormProps {
  methods: readonly SavedMethod[]
  submitLabel: string
  isBusy: boolean
  fault: string | null
  onMethodId: (methodId: string) => void
  /** Another card or PayPal account. */
  onNew: () => void
}

/** A card or PayPal account from before, or another one. */
export const SavedMethodForm = (props: SavedMethodFormProps) => {
  const { methods, submitLabel, isBusy, fault, onMethodId, onNew } = props
  const first = methods.find(({ is_default }) => is_default) ?? methods[0]
  const [chosen, setChosen] = useState(first?.id ?? '')
  return (
    <div className="grid gap-6">
      <RadioGroup
        legend="Pay with"
        name="saved-method"
        options={[
          ...methods.map((method) => ({ value: method.id, label: methodName(method) })),
          { value: newMethod, label: 'Another card or PayPal' },
        ]}
        value={chosen}
        onValueChange={(value) => (value === newMethod ? onNew() : setChosen(value))}
        isDisabled={isBusy}
      />
      {methods.length > 1 && (
        <p className="text-small text-muted">Your choice pays for all your packages from now on.</p>
      )}
      {fault && (
        <Notice tone="danger" isAlert>
          {fault}
        </Notice>
      )}
      <Button size="lg" isBlock isBusy={isBusy} onClick={() => onMethodId(chosen)}>
        {submitLabel}
      </Button>
    </div>
  )
}
