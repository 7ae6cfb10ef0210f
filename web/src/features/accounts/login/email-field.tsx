import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx'

type EmailFieldProps = Omit<TextFieldProps, 'label' | 'name' | 'type' | 'rule'> & { label?: string }

/** The email field of every account form. Removes spaces while typing (ACC-08). */
export const EmailField = (field: EmailFieldProps) => (
  <TextField label="Email" name="email" type="email" autoComplete="email" isRequired {...field} />
)
