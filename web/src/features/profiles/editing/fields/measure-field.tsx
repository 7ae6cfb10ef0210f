import type { Measurement } from '@fieldhouse/contract/profiles.sport'
import type { ReactNode } from 'react'
import type { Units } from '../../../../lib/units.ts'
import { DoubleField } from '../../../../ui/forms/double-field.tsx'
import { isDouble, measureStep, type Typed, typedOf, unitName } from './measures.ts'
import { NumberField } from './number-field.tsx'

interface MeasureFieldProps {
  label: string
  /** The first field's name. The inches field ends with `_in`. */
  name: string
  kept: Pick<Measurement, 'unit' | 'step'>
  /** The stored value: cm, kg, or its own unit. */
  value: number | null
  units: Units
  hint?: ReactNode
  fault?: string | undefined
  secondFault?: string | undefined
  isRequired?: boolean | undefined
  onTyped?: ((typed: Partial<Typed>) => void) | undefined
}

const doubleStep = (step: number): 0.5 | 0.25 => (step === 0.5 ? 0.5 : 0.25)

/** PRO-04: a measurement in one field or two, by its unit and the metric setting. Rounded on blur. */
export const MeasureField = ({
  label,
  name,
  kept,
  value,
  units,
  hint,
  fault,
  secondFault,
  isRequired,
  onTyped,
}: MeasureFieldProps) => {
  const { first, second } = typedOf(value, kept, units)
  if (isDouble(kept.unit, units))
    return (
      <DoubleField
        {...{ label, hint, isRequired }}
        first={{
          name,
          unit: 'ft',
          fault,
          defaultValue: first,
          mask: '#',
          onValueChange: (text) => onTyped?.({ first: text }),
        }}
        second={{
          name: `${name}_in`,
          unit: 'in',
          fault: secondFault,
          defaultValue: second,
          step: doubleStep(kept.step),
          onValueChange: (text) => onTyped?.({ second: text }),
        }}
      />
    )
  return (
    <NumberField
      {...{ label, name, hint, fault, isRequired }}
      defaultValue={first}
      step={measureStep(kept, units)}
      suffix={unitName(kept.unit, units) || undefined}
      onValueChange={(text) => onTyped?.({ first: text })}
    />
  )
}
