import type { ComponentProps } from 'react'
import { roundToStep } from '../../../../ui/charts/round-to-step.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { without } from '../../../../ui/forms/text-rule.ts'

const numbersOnly = without(/[^\d.,-]/g)

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'rule' | 'inputMode' | 'onBlur'> {
  /** Rounds to multiples of this on blur. */
  step?: number | undefined
}

/** A number, with a phone's number pad. Invalid text stays as typed, with an error. */
export const NumberField = ({ step, onValueChange, ...field }: NumberFieldProps) => (
  <TextField
    autoComplete="off"
    {...field}
    rule={numbersOnly}
    inputMode="decimal"
    onValueChange={onValueChange}
    onBlur={({ currentTarget: input }) => {
      const rounded = step ? roundToStep(input.value, step) : input.value
      if (rounded === input.value) return
      input.value = rounded
      onValueChange?.(rounded)
    }}
  />
)
