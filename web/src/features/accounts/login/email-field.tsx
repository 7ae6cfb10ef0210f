import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import { without } from '../../../ui/text-rule.ts'

/** Whitespace in an address is a slip of the keyboard: it is taken out as it comes in (ACC-08). */
const withoutSpaces = without(/\s/gu)

type EmailFieldProps = Omit<TextFieldProps, 'label' | 'name' | 'type' | 'rule'> & { label?: string }

/** The address, as every account form asks for it. */
export const EmailField = (field: EmailFieldProps) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    isRequired
    {...field}
    rule={withoutSpaces}
  />
)
