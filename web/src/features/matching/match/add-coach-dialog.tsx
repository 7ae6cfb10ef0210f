import type { Gender } from '@fieldhouse/contract/accounts'
import { addCoach } from '@fieldhouse/contract/matching'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface AddCoachProps {
  athleteUserId: string
  college: { id: number; short_name: string }
  gender: Gender | null
  onAdded: () => void
  onClose: () => void
}

/** BCM-02: a coach whom the family knows. */
export const AddCoachDialog = ({ isOpen, ...form }: AddCoachProps & { isOpen: boolean }) => (
  <Dialog isOpen={isOpen} onClose={form.onClose} title={`Add a coach at ${form.college.short_name}`}>
    {isOpen && <AddCoachForm {...form} />}
  </Dialog>
)

const teams = [
  { value: 'female', label: 'Women’s team' },
  { value: 'male', label: 'Men’s team' },
]

const AddCoachForm = ({ athleteUserId, college, gender, onAdded, onClose }: AddCoachProps) => {
  const { phase, message, faultOf, formProps } = useForm(
    addCoach,
    () => {
      toast('The coach was added. Only your family and your success coach see the contact.')
      onAdded()
      onClose()
    },
    {
      params: { id: athleteUserId },
      bodyOf: (values) => ({
        ...values,
        college_id: college.id,
        team_gender: values.team_gender === '' ? null : values.team_gender,
      }),
    },
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label="Add a coach">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" name="first_name" isRequired fault={faultOf('first_name')} />
        <TextField label="Last Name" name="last_name" isRequired fault={faultOf('last_name')} />
      </div>
      <TextField
        label="Position"
        name="position"
        isRequired
        hint="Such as head coach or recruiting coordinator."
        fault={faultOf('position')}
      />
      <SelectField
        label="Team"
        name="team_gender"
        options={teams}
        placeholder="Both, or not known"
        defaultValue={gender ?? ''}
        fault={faultOf('team_gender')}
      />
      <TextField label="Email" name="email" type="email" fault={faultOf('email')} />
      <PhoneField label="Phone" name="phone" fault={faultOf('phone')} />
      <p className="text-small text-muted">
        Enter an email or a phone number. Only your family and your success coach see this contact.
      </p>
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={phase === 'sending'}>
          Add coach
        </Button>
        <Button isOutlined onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
