import type { Gender } from '@fieldhouse/contract/accounts'
import { addCoach, changeCoach } from '@fieldhouse/contract/matching'
import type { CoachInMatch } from '@fieldhouse/contract/matching.match'
import { fullName } from '../../../lib/person-name.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface CoachFormProps {
  athleteUserId: string
  college: { id: number; short_name: string }
  gender: Gender | null
  /** The coach to correct. Null for a new one. */
  coach: CoachInMatch | null
  onSaved: () => void
  onClose: () => void
}

/** BCM-02: a coach whom the family knows, to add or to correct. */
export const CoachDialog = ({ isOpen, ...form }: CoachFormProps & { isOpen: boolean }) => (
  <Dialog
    isOpen={isOpen}
    onClose={form.onClose}
    title={form.coach ? `Edit ${fullName(form.coach)}` : `Add a coach at ${form.college.short_name}`}
  >
    {isOpen && <CoachForm {...form} />}
  </Dialog>
)

const teams = [
  { value: 'female', label: 'Women’s team' },
  { value: 'male', label: 'Men’s team' },
]

const CoachForm = ({ athleteUserId, college, gender, coach, onSaved, onClose }: CoachFormProps) => {
  const { phase, message, faultOf, formProps } = useForm(
    coach ? changeCoach : addCoach,
    () => {
      toast(
        coach
          ? 'The coach was saved.'
          : 'The coach was added. Only your family and your success coach see the contact.',
      )
      onSaved()
      onClose()
    },
    {
      params: coach ? { id: athleteUserId, coachId: coach.id } : { id: athleteUserId },
      bodyOf: (values) => ({
        ...values,
        ...(coach ? {} : { college_id: college.id }),
        team_gender: values.team_gender === '' ? null : values.team_gender,
      }),
    },
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label={coach ? 'Edit a coach' : 'Add a coach'}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First Name"
          name="first_name"
          isRequired
          defaultValue={coach?.first_name}
          fault={faultOf('first_name')}
        />
        <TextField
          label="Last Name"
          name="last_name"
          isRequired
          defaultValue={coach?.last_name}
          fault={faultOf('last_name')}
        />
      </div>
      <TextField
        label="Position"
        name="position"
        isRequired
        hint="Such as head coach or recruiting coordinator."
        defaultValue={coach?.position}
        fault={faultOf('position')}
      />
      <SelectField
        label="Team"
        name="team_gender"
        options={teams}
        placeholder="Both, or not known"
        defaultValue={(coach ? coach.team_gender : gender) ?? ''}
        fault={faultOf('team_gender')}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        defaultValue={coach?.email ?? undefined}
        fault={faultOf('email')}
      />
      <PhoneField
        label="Phone"
        name="phone"
        defaultValue={coach?.phone ?? undefined}
        fault={faultOf('phone')}
      />
      <p className="text-small text-muted">
        Enter an email or a phone number. Only your family and your success coach see this contact.
      </p>
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={phase === 'sending'}>
          {coach ? 'Save coach' : 'Add coach'}
        </Button>
        <Button isOutlined onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
