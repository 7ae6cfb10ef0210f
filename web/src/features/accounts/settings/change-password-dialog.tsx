import { changePassword } from '@fieldhouse/contract/accounts'
import type { PasswordOwner } from '@fieldhouse/contract/password-strength'
import { useForm } from '../../../lib/use-form.ts'
import { useNewPassword } from '../../../lib/use-new-password.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface ChangePasswordDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The password's owner. */
  owner: PasswordOwner
  onChanged: () => void
}

export const ChangePasswordDialog = ({ isOpen, onClose, ...form }: ChangePasswordDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title="Change password"
    description="You stay signed in here. Everywhere else you are signed out."
    size="sm"
  >
    <ChangePasswordForm {...form} />
  </Dialog>
)

const ChangePasswordForm = ({ owner, onChanged }: Pick<ChangePasswordDialogProps, 'owner' | 'onChanged'>) => {
  const newPassword = useNewPassword(owner)
  const { phase, message, faultOf, formProps } = useForm(changePassword, onChanged, {
    alsoCheck: ({ new_password }) => newPassword.faultsOf(new_password, 'new_password'),
  })
  return (
    <form {...formProps} className="grid gap-5" aria-label="Change password">
      <input hidden readOnly type="email" autoComplete="username" value={owner.email ?? ''} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        isRequired
        hint="The one you sign in with now."
        fault={faultOf('password')}
      />
      <PasswordField
        label="New password"
        name="new_password"
        {...newPassword.fieldProps}
        isRequired
        fault={faultOf('new_password')}
      />
      <PasswordField
        label="New password again"
        name="confirm_password"
        autoComplete="new-password"
        isRequired
        fault={faultOf('confirm_password')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Change password
      </Button>
    </form>
  )
}
