import { type Family, familyRoles, inviteToFamily } from '@fieldhouse/contract/accounts.family'
import { useRef } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { roleNames } from '../sign-up/role-names.ts'

interface InviteDialogProps {
  isOpen: boolean
  onClose: () => void
  family: Family
  onInvited: (email: string) => void
}

/** An athlete who can sign in already needs no invitation. */
const rolesIn = ({ members }: Family) => {
  const hasAthlete = members.some(({ role, can_sign_in }) => role === 'athlete' && can_sign_in)
  return familyRoles.filter((role) => role !== 'athlete' || !hasAthlete)
}

export const InviteDialog = ({ isOpen, onClose, ...form }: InviteDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title="Invite to the family"
    description={`We’ll email them a link. Once they sign up, they can manage ${form.family.first_name}’s page with you.`}
    size="sm"
  >
    <InviteFamilyForm {...form} />
  </Dialog>
)

const InviteFamilyForm = ({ family, onInvited }: Pick<InviteDialogProps, 'family' | 'onInvited'>) => {
  const email = useRef<HTMLInputElement>(null)
  const { phase, message, faultOf, formProps } = useForm(inviteToFamily, () =>
    onInvited(email.current?.value.trim() ?? ''),
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label="Invite to the family">
      <input type="hidden" name="athlete_user_id" value={family.athlete_user_id} />
      <SelectField
        label="Relationship"
        name="role"
        placeholder="Please choose"
        isRequired
        options={rolesIn(family).map((role) => ({ value: role, label: roleNames[role] }))}
        fault={faultOf('role')}
      />
      <TextField
        ref={email}
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        isRequired
        fault={faultOf('email')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Send invitation
      </Button>
    </form>
  )
}
