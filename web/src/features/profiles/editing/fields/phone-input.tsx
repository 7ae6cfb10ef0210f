import type { ComponentProps } from 'react'
import { PhoneField } from '../../../../ui/forms/phone-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'

type PhoneInputProps = Pick<ComponentProps<typeof PhoneField>, 'label' | 'name' | 'defaultValue' | 'fault'>

/** A foreign number does not fit the US format, and stays as it is. */
export const PhoneInput = ({ defaultValue = '', ...field }: PhoneInputProps) =>
  /^\+(?!1)/.test(defaultValue) ? (
    <TextField {...field} type="tel" defaultValue={defaultValue} autoComplete="off" />
  ) : (
    <PhoneField {...field} defaultValue={defaultValue} autoComplete="off" />
  )
