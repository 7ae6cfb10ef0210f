import { genders } from '@fieldhouse/contract/accounts'
import { inviteAffiliate } from '@fieldhouse/contract/affiliates'
import { useRef, useState } from 'react'
import { genderNames } from '../../../lib/gender-names.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog, preloadDialog } from '../../../ui/overlays/dialog.tsx'

/** Opens the form to invite a new affiliate. */
export const InviteAffiliate = ({ onSent }: { onSent?: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button isOutlined onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setOpen(true)}>
        Invite affiliate
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Invite affiliate"
        description="They get a link by email to finish setting up, and a promo code of their own."
        size="sm"
      >
        <InviteAffiliateForm
          onSent={() => {
            setOpen(false)
            onSent?.()
          }}
        />
      </Dialog>
    </>
  )
}

const InviteAffiliateForm = ({ onSent }: { onSent: () => void }) => {
  const email = useRef<HTMLInputElement>(null)
  const { phase, message, faultOf, formProps } = useForm(inviteAffiliate, () => {
    toast(`The invitation is on its way to ${email.current?.value ?? 'them'}.`)
    onSent()
  })
  return (
    <form {...formProps} className="grid gap-5" aria-label="Invite affiliate">
      <TextField
        label="First Name"
        name="first_name"
        autoComplete="off"
        isRequired
        fault={faultOf('first_name')}
      />
      <TextField
        label="Last Name"
        name="last_name"
        autoComplete="off"
        isRequired
        fault={faultOf('last_name')}
      />
      <SelectField
        label="Gender"
        name="gender"
        placeholder="Not known"
        options={genders.map((value) => ({ value, label: genderNames[value] }))}
        fault={faultOf('gender')}
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
