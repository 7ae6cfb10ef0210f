import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Units } from '../../../../lib/units.ts'
import { MeasureField } from '../fields/measure-field.tsx'
import { typedOf } from '../fields/measures.ts'
import type { FaultOf, Values } from '../frame/section-form.tsx'

/** A person's measurements: how each one is typed and stored. */
export const sizeKinds = {
  height: { label: 'Height', unit: 'length', step: 0.25, kept: 'height_cm' },
  weight: { label: 'Weight', unit: 'weight', step: 0.5, kept: 'weight_kg' },
  wingspan: { label: 'Wingspan', unit: 'length', step: 0.25, kept: 'wingspan_cm' },
} as const

const sizeNames = ['height', 'weight', 'wingspan'] as const

interface SizeFieldsProps {
  sizes: Athlete['personal_metrics']
  units: Units
  faultOf: FaultOf
}

/** With the contract's field names: feet, inches, and pounds, or cm and kg. */
export const SizeFields = ({ sizes, units, faultOf }: SizeFieldsProps) =>
  sizeNames.map((size) => {
    const { label, kept, ...measure } = sizeKinds[size]
    const name = units === 'imperial' ? size : kept
    return (
      <MeasureField
        key={size}
        label={label}
        name={name}
        kept={measure}
        value={sizes[kept]}
        units={units}
        fault={faultOf(name)}
        secondFault={faultOf(`${name}_in`)}
      />
    )
  })

/** An untouched value is sent as stored, so rounding on the screen never changes it. */
export const withSizes = (
  values: Values,
  { personal_metrics: sizes }: Pick<Athlete, 'personal_metrics'>,
  units: Units,
): Values => {
  const body = { ...values }
  for (const size of sizeNames) {
    const { kept, ...measure } = sizeKinds[size]
    const name = units === 'imperial' ? size : kept
    const before = typedOf(sizes[kept], measure, units)
    const isTouched = before.first !== values[name] || before.second !== (values[`${name}_in`] ?? '')
    if (isTouched || sizes[kept] === null) continue
    delete body[name]
    delete body[`${name}_in`]
    body[kept] = sizes[kept]
  }
  return body
}

/** Inches alone are not a person's height. */
export const sizeFaults = (body: Values): FieldFaults =>
  Object.fromEntries(
    sizeNames.flatMap((size) =>
      body[`${size}_in`] && !body[size] ? [[size, ['Please enter the feet too']]] : [],
    ),
  )
