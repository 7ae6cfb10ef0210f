import { CreditCard } from 'lucide-react'
import { useImperativeHandle, useRef, useState } from 'react'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { CardFields } from './card-fields.tsx'
import { type CardFaults, cardFaults, type TypedCard } from './card-rules.ts'
import type { PaymentFieldsProps } from './payment-fields.ts'
import { cardNonceFrom, payPalNonceFrom } from './sandbox-methods.ts'

const typedCard = (form: HTMLFormElement): TypedCard => {
  const values = new FormData(form)
  const text = (name: string) => String(values.get(name) ?? '')
  return {
    name: text('name'),
    number: text('number'),
    expires: text('expires'),
    cvc: text('cvc'),
    zip: text('zip'),
  }
}

const focusField = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}

/** Our own form, for the sandbox. The card goes from here to the sandbox's own origin. */
export const OwnFields = ({ ref, clientToken }: PaymentFieldsProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [kind, setKind] = useState<'card' | 'paypal'>('card')
  const [faults, setFaults] = useState<CardFaults>({})
  const formOf = () => place.current?.closest('form') ?? null

  useImperativeHandle(ref, () => ({
    requestPaymentMethod: async () => {
      if (kind === 'paypal') return payPalNonceFrom(clientToken)
      const form = formOf()
      if (!form) return null
      const card = typedCard(form)
      const found = cardFaults(card, new Date())
      setFaults(found)
      const [first] = Object.keys(found)
      if (!first) return cardNonceFrom(clientToken, card)
      focusField(form, first)
      return null
    },
  }))

  const checkField = (field: keyof TypedCard) => {
    const form = formOf()
    if (!form) return
    const found = cardFaults(typedCard(form), new Date())
    setFaults((known) => ({ ...known, [field]: found[field] }))
  }

  // An error goes away while it is corrected. If it waited until the field is left, the button would move away from
  // under the press that leaves it, and the press would be lost.
  const dropCorrected = () => {
    const form = formOf()
    if (!form) return
    const found = cardFaults(typedCard(form), new Date())
    setFaults((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => found[field as keyof TypedCard])),
    )
  }

  return (
    <div ref={place} onInput={dropCorrected} className="grid gap-5">
      <Notice title="No real money">
        This site uses a payment sandbox. Pay with the test card 4111 1111 1111 1111, any later date, any
        code, and any ZIP code.
      </Notice>
      <RadioGroup
        legend="How you pay"
        isLegendHidden
        name="kind"
        look="card"
        value={kind}
        onValueChange={(value) => setKind(value === 'paypal' ? 'paypal' : 'card')}
        options={[
          { value: 'card', label: 'Card', icon: CreditCard },
          { value: 'paypal', label: 'PayPal' },
        ]}
      />
      {kind === 'card' ? (
        <CardFields faults={faults} onLeave={checkField} />
      ) : (
        <p className="text-ui text-muted">PayPal opens in its own window. You come back here after that.</p>
      )}
    </div>
  )
}
