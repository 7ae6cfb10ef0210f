import { useState } from 'react'
import { CutNote } from '../feedback/cut-note.tsx'
import { type FieldMask, isDigitMask, maskRule, maskText } from './mask-rule.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface MaskedFieldProps
  extends Omit<TextFieldProps, 'rule' | 'value' | 'defaultValue' | 'maxLength'> {
  mask: FieldMask
  defaultValue?: string | undefined
}

/** A line of text in a fixed format. The visible text is sent. */
export const MaskedField = ({ mask, defaultValue = '', hint, fault, onBlur, ...field }: MaskedFieldProps) => {
  const [isCut, setIsCut] = useState(false)
  return (
    <TextField
      spellCheck={false}
      {...(isDigitMask(mask) ? { inputMode: 'numeric', dir: 'ltr' } : {})}
      {...field}
      hint={isCut ? <CutNote /> : hint}
      fault={isCut ? undefined : fault}
      defaultValue={maskText(mask, defaultValue)}
      rule={(edit) => {
        const next = maskRule(mask)(edit)
        setIsCut(next.isCut)
        return next
      }}
      onBlur={(event) => {
        setIsCut(false)
        onBlur?.(event)
      }}
    />
  )
}
