import { MaskedField, type MaskedFieldProps } from './masked-field.tsx'

/** No area code starts with 1, so a leading 1 is the country code. */
const withoutCountryCode = (text: string) => {
  const digits = text.replaceAll(/\D/g, '')
  return digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : text
}

const phoneMask = { mask: '(###) ###-####', preProcess: withoutCountryCode }

/** A US or Canadian phone number. */
export const PhoneField = (props: Omit<MaskedFieldProps, 'mask' | 'type'>) => (
  <MaskedField
    hint="For example (123) 456-7890"
    autoComplete="tel-national"
    inputMode="tel"
    {...props}
    type="tel"
    mask={phoneMask}
  />
)
