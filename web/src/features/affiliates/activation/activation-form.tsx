import { applyAffiliateInvite } from '@fieldhouse/contract/affiliates'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { useNewPassword } from '../../../lib/use-new-password.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { Invited } from './activation-state.ts'

interface ActivationFormProps {
  code: string
  invited: Invited
  onApplied: () => void
}

/** Fills in the invitation's data. The person chooses the password. */
export const ActivationForm = ({ code, invited, onApplied }: ActivationFormProps) => {
  const [owner, setOwner] = useState(invited)
  const newPassword = useNewPassword(owner)
  const { phase, message, faultOf, formProps } = useForm(applyAffiliateInvite, onApplied, {
    alsoCheck: ({ new_password }) => newPassword.faultsOf(new_password, 'new_password'),
  })
  return (
    <form {...formProps} className="grid gap-5" aria-labelledby="finish-setting-up">
      <h3 id="finish-setting-up" className="text-d3">
        Finish Setting Up
      </h3>
      <input type="hidden" name="code" value={code} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First Name"
          name="first_name"
          autoComplete="given-name"
          isRequired
          defaultValue={invited.first_name}
          onValueChange={(first_name) => setOwner((known) => ({ ...known, first_name }))}
          fault={faultOf('first_name')}
        />
        <TextField
          label="Last Name"
          name="last_name"
          autoComplete="family-name"
          isRequired
          defaultValue={invited.last_name}
          onValueChange={(last_name) => setOwner((known) => ({ ...known, last_name }))}
          fault={faultOf('last_name')}
        />
      </div>
      <RadioGroup
        legend="Gender"
        name="gender"
        look="horizontal"
        isRequired
        options={[
          { value: 'male', label: 'Male' },
          { value: 'female', label: 'Female' },
        ]}
        defaultValue={invited.gender ?? undefined}
        fault={faultOf('gender')}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        defaultValue={invited.email}
        hint="Your invitation came to this address, so it is the one you sign in with."
        fault={faultOf('email')}
      />
      <PasswordField
        label="Password"
        name="new_password"
        isRequired
        {...newPassword.fieldProps}
        fault={faultOf('new_password')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {faultOf('code') ?? message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Activate my profile
      </Button>
    </form>
  )
}
