import { useState } from 'react'
import { MaskedField } from '../../../ui/forms/masked-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { brandOf, type CardFaults, numberMask, type TypedCard } from './card-rules.ts'

interface CardFieldsProps {
  readonly faults: CardFaults
  /** Called when a field is left, so that it can show its error. */
  readonly onLeave: (field: keyof TypedCard) => void
}

/** PAY-03: the card, with the names that browsers fill in by themselves. */
export const CardFields = ({ faults, onLeave }: CardFieldsProps) => {
  const [number, setNumber] = useState('')
  const isAmex = brandOf(number) === 'American Express'
  return (
    <div className="grid gap-4">
      <TextField
        label="Name on the card"
        name="name"
        autoComplete="cc-name"
        maxLength={100}
        fault={faults.name}
        onBlur={() => onLeave('name')}
      />
      <MaskedField
        label="Card number"
        name="number"
        autoComplete="cc-number"
        mask={numberMask(number)}
        fault={faults.number}
        // Never null: with and without a suffix, the field is another element, and would lose its text.
        suffix={brandOf(number) ?? ''}
        onValueChange={setNumber}
        onBlur={() => onLeave('number')}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <MaskedField
          label="Expires"
          name="expires"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          mask="## / ##"
          fault={faults.expires}
          onBlur={() => onLeave('expires')}
        />
        <MaskedField
          label="CVC"
          name="cvc"
          autoComplete="cc-csc"
          mask={isAmex ? '####' : '###'}
          hint={isAmex ? 'On the front' : 'On the back'}
          fault={faults.cvc}
          onBlur={() => onLeave('cvc')}
        />
        <MaskedField
          label="ZIP code"
          name="zip"
          autoComplete="postal-code"
          mask="#####"
          fault={faults.zip}
          onBlur={() => onLeave('zip')}
        />
      </div>
    </div>
  )
}
