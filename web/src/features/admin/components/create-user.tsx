import { genders, sports } from '@fieldhouse/contract/accounts'
import { type CreatedRole, hasAthlete, namesAthlete } from '@fieldhouse/contract/admin.roles'
import { createUser } from '@fieldhouse/contract/admin.users'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { genderNames } from '../../../lib/gender-names.ts'
import { sportName } from '../../../lib/sport-names.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog, preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { refreshUsers, userFormQuery } from '../admin.api.ts'

/** ADM-01: opens the form for a new account. */
export const CreateUser = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setOpen(true)}>
        New user
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="New user"
        description="They get an email to choose a password. Coaches sign up with their college, and affiliates are invited."
        size="sm"
      >
        <CreateUserForm onSent={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const CreateUserForm = ({ onSent }: { onSent: () => void }) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const email = useRef<HTMLInputElement>(null)
  const [role, setRole] = useState<CreatedRole | null>(null)
  const roles = useQuery(userFormQuery).data?.data.roles ?? []
  const { phase, message, faultOf, formProps } = useForm(createUser, ({ data: { id } }) => {
    toast(`The email to choose a password is on its way to ${email.current?.value ?? 'them'}.`)
    void refreshUsers(queryClient)
    onSent()
    void navigate({ to: '/admin/users/$id', params: { id } })
  })
  const text = (label: string, name: string) => (
    <TextField label={label} name={name} autoComplete="off" isRequired fault={faultOf(name)} />
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label="New user">
      <SelectField
        label="Role"
        name="role"
        placeholder="Choose a role"
        isRequired
        options={roles.map(({ key, title }) => ({ value: key, label: title }))}
        onValueChange={(chosen) => setRole(roles.find(({ key }) => key === chosen)?.key ?? null)}
        fault={faultOf('role')}
      />
      {text('First Name', 'first_name')}
      {text('Last Name', 'last_name')}
      <TextField
        ref={email}
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        isRequired
        fault={faultOf('email')}
      />
      {role && namesAthlete(role) && (
        <>
          {text('Athlete’s First Name', 'athlete_first_name')}
          {text('Athlete’s Last Name', 'athlete_last_name')}
        </>
      )}
      {role && hasAthlete(role) && (
        <>
          <SelectField
            label={namesAthlete(role) ? 'Athlete’s Gender' : 'Gender'}
            name="gender"
            placeholder="Choose"
            isRequired
            options={genders.map((value) => ({ value, label: genderNames[value] }))}
            fault={faultOf('gender')}
          />
          <SelectField
            label="Sport"
            name="sport_key"
            defaultValue="basketball"
            options={sports.map((value) => ({ value, label: sportName(value) }))}
            fault={faultOf('sport_key')}
          />
        </>
      )}
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Create and send the email
      </Button>
    </form>
  )
}
