import { login } from '@fieldhouse/contract/accounts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** By email and password. */
export const SignInForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { phase, message, faultOf, formProps } = useForm(login, onSignedIn)
  return (
    <form {...formProps} className="grid gap-5" aria-label="Sign In">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        fault={faultOf('email')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        isRequired
        fault={faultOf('password')}
      />
      <Checkbox label="Remember Me" name="remember" defaultChecked />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Sign In
      </Button>
    </form>
  )
}
