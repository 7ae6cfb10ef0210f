import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { type Typed, typedNumber } from '../draft-answers.ts'

interface TypedNumberFieldProps {
  label: string
  name: string
  value: Typed
  onChange: (value: Typed) => void
  onLeave?: (() => void) | undefined
  hint?: string | undefined
  fault?: string | undefined
  suffix?: string | undefined
  icon?: LucideIcon | undefined
  isWhole?: boolean | undefined
  /** With commas, as in 25,000. */
  isGrouped?: boolean | undefined
  placeholder?: string | undefined
}

/** A number that keeps its text while it is typed: 3. is on its way to 3.8. */
export const TypedNumberField = ({
  value,
  onChange,
  onLeave,
  isWhole,
  isGrouped,
  ...field
}: TypedNumberFieldProps) => {
  const [text, setText] = useState<string | null>(null)
  const written = isGrouped && typeof value === 'number' ? value.toLocaleString('en-US') : String(value ?? '')
  const shown = text !== null && typedNumber(text) === value ? text : written
  return (
    <TextField
      {...field}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      value={shown}
      onValueChange={(typed) => {
        setText(typed)
        onChange(typedNumber(typed))
      }}
      onBlur={() => {
        setText(null)
        onLeave?.()
      }}
    />
  )
}
