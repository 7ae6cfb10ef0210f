import type { Person } from '@fieldhouse/contract/admin.person'
import { updateUser } from '@fieldhouse/contract/admin.users'
import { useQueryClient } from '@tanstack/react-query'
import { fullName } from '../../../lib/person-name.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { refreshUsers } from '../admin.api.ts'

interface EditPersonProps {
  person: Person
  isOpen: boolean
  onClose: () => void
}

/** ADM-01: name, address, phone, and type. */
export const EditPerson = ({ person, isOpen, onClose }: EditPersonProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={`Edit ${fullName(person)}`}
    description={
      person.sign_in_note
        ? undefined
        : 'A new email address signs them out everywhere. The old address gets an email about it.'
    }
    size="sm"
  >
    <EditForm person={person} onClose={onClose} />
  </Dialog>
)

const EditForm = ({ person, onClose }: Omit<EditPersonProps, 'isOpen'>) => {
  const queryClient = useQueryClient()
  const { id, version, first_name, last_name, email, phone, type, types, has_account_phone, sign_in_note } =
    person
  const { phase, message, faultOf, formProps } = useForm(
    updateUser,
    () => {
      toast('Saved.')
      void refreshUsers(queryClient)
      onClose()
    },
    { params: { id }, bodyOf: (values) => ({ type, ...values, version }) },
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label="Edit the account">
      <TextField
        label="First Name"
        name="first_name"
        defaultValue={first_name}
        autoComplete="off"
        isRequired
        fault={faultOf('first_name')}
      />
      <TextField
        label="Last Name"
        name="last_name"
        defaultValue={last_name}
        autoComplete="off"
        isRequired
        fault={faultOf('last_name')}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        defaultValue={email ?? ''}
        autoComplete="off"
        isRequired={email !== null && sign_in_note === null}
        readOnly={sign_in_note !== null}
        hint={sign_in_note ?? undefined}
        fault={faultOf('email')}
      />
      {has_account_phone && (
        <PhoneField label="Phone" name="phone" defaultValue={phone ?? ''} fault={faultOf('phone')} />
      )}
      {types.length > 1 && (
        <SelectField
          label="Type"
          name="type"
          defaultValue={type}
          hint="Another type signs them out everywhere."
          options={types.map(({ key, title }) => ({ value: key, label: title }))}
          fault={faultOf('type')}
        />
      )}
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Save
      </Button>
    </form>
  )
}
