import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx'

type EmailFieldProps = Omit<TextFieldProps, 'label' | 'name' | 'type' | 'rule'> & { label?: string }

/** The address, as every account form asks for it. Spaces go as they come in (ACC-08). */
export const EmailField = (field: EmailFieldProps) => (
  <TextField label="Email" name="email" type="email" autoComplete="email" isRequired {...field} />
)
