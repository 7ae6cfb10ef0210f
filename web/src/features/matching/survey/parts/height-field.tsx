import { useId, useState } from 'react'
import type { Units } from '../../../../lib/units.ts'
import { FieldNote } from '../../../../ui/forms/field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import type { Typed } from '../draft-answers.ts'
import { centimeters, fromCentimeters, fromHeightParts, heightFault, heightParts } from '../heights.ts'

interface HeightFieldProps {
  label: string
  name: 'height_in' | 'wingspan_in'
  units: Units
  value: Typed
  onChange: (value: Typed) => void
  onLeave: () => void
  hint?: string | undefined
  fault?: string | undefined
}

/** In feet and inches, or in centimeters. */
export const HeightField = ({ units, value, fault, ...field }: HeightFieldProps) => {
  // The contract counts in inches, and the person may not.
  const told = fault && heightFault(field.name, units)
  return units === 'metric' ? (
    <CentimeterField {...field} value={value} fault={told} />
  ) : (
    <FeetField {...field} value={value} fault={told} />
  )
}

type PartProps = Omit<HeightFieldProps, 'units'>

const CentimeterField = ({ label, name, value, onChange, onLeave, hint, fault }: PartProps) => {
  const [text, setText] = useState<string | null>(null)
  const shown = text !== null && fromCentimeters(text) === value ? text : centimeters(value)
  return (
    <TextField
      label={label}
      name={name}
      hint={hint}
      fault={fault}
      suffix="cm"
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={shown}
      onValueChange={(typed) => {
        setText(typed)
        onChange(fromCentimeters(typed))
      }}
      onBlur={onLeave}
    />
  )
}

const FeetField = ({ label, name, value, onChange, onLeave, hint, fault }: PartProps) => {
  const note = useId()
  const [typed, setTyped] = useState<ReturnType<typeof heightParts> | null>(null)
  const shown = typed !== null && fromHeightParts(typed) === value ? typed : heightParts(value)
  const change = (part: Partial<typeof shown>) => {
    const next = { ...shown, ...part }
    setTyped(next)
    onChange(fromHeightParts(next))
  }
  const part = (key: 'feet' | 'inches', suffix: string) => (
    <TextField
      label={`${label}, ${key}`}
      isLabelHidden
      name={`${name}_${key}`}
      suffix={suffix}
      inputMode={key === 'feet' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={5}
      value={shown[key]}
      fault={undefined}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault || hint ? note : undefined}
      onValueChange={(text) => change({ [key]: text })}
      onBlur={onLeave}
    />
  )
  return (
    <fieldset className="grid min-w-0 gap-1.5" data-fault={fault ? true : undefined}>
      <legend className="mb-1.5 text-ui leading-[1.3] font-[550]">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {part('feet', 'ft')}
        {part('inches', 'in')}
      </div>
      {(fault || hint) && <FieldNote id={note} hint={hint} fault={fault} />}
    </fieldset>
  )
}
