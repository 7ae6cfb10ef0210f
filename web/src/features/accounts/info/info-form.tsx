import { genders } from '@fieldhouse/contract/accounts'
import { type AccountInfo, saveAccountInfo } from '@fieldhouse/contract/accounts.info'
import { hasAccountPhone } from '@fieldhouse/contract/accounts.phone'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { genderNames } from '../../../lib/gender-names.ts'
import { fullName } from '../../../lib/person-name.ts'
import { isFocusLost } from '../../../lib/returning-focus.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

interface InfoFormProps {
  info: AccountInfo
  onSaved: () => void
}

const nameHint = ({ type, can }: AccountInfo): string | undefined => {
  if (can.edit && !can.rename) return 'We checked your name with your college. Write to us to change it.'
  return type === 'athlete'
    ? 'The page and its address follow the name. The old address still works.'
    : undefined
}

/** A field by its name, or the button. */
const placeIn = (form: HTMLElement, name: string | null): HTMLElement | null =>
  form.querySelector<HTMLElement>(name ? `[name="${name}"]` : '[type="submit"]')

/** PAY-06: names, gender, and phone of an account. After a new name, the fields show it as it was saved. */
export const InfoForm = ({ info, onSaved }: InfoFormProps) => {
  const name = fullName(info)
  const place = useRef<HTMLDivElement>(null)
  const [saved, setSaved] = useState<{ focus: string | null } | null>(null)
  const returnFocus = useEffectEvent(() => {
    if (saved && place.current && isFocusLost()) placeIn(place.current, saved.focus)?.focus()
  })
  // The fields are new ones then, so the focus would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens with a new name.
  useLayoutEffect(() => returnFocus(), [name])
  return (
    <div ref={place} className="grid gap-4">
      <AccountInfoFields
        key={`${info.id} ${name}`}
        info={info}
        onSaved={() => {
          toast.saved()
          setSaved({ focus: document.activeElement?.getAttribute('name') ?? null })
          onSaved()
        }}
      />
      <p role="status" className="text-small text-positive empty:hidden">
        {saved && `The account info of ${name} is saved.`}
      </p>
    </div>
  )
}

const AccountInfoFields = ({ info, onSaved }: InfoFormProps) => {
  const { id, type, first_name, last_name, gender, phone, can } = info
  const { phase, message, faultOf, formProps } = useForm(saveAccountInfo, onSaved)
  const fixed = { readOnly: can.edit && !can.rename, disabled: !can.edit }
  return (
    <form {...formProps} aria-label="Account info" className="grid max-w-[34rem] gap-5">
      <input type="hidden" name="user_id" value={id} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          name="first_name"
          autoComplete="off"
          defaultValue={first_name}
          isRequired
          fault={faultOf('first_name')}
          {...fixed}
        />
        <TextField
          label="Last name"
          name="last_name"
          autoComplete="off"
          defaultValue={last_name}
          isRequired
          fault={faultOf('last_name')}
          {...fixed}
        />
      </div>
      {nameHint(info) && <p className="text-small text-muted">{nameHint(info)}</p>}
      {type === 'athlete' && (
        <RadioGroup
          legend="Gender"
          name="gender"
          look="horizontal"
          defaultValue={gender ?? undefined}
          options={genders.map((value) => ({ value, label: genderNames[value] }))}
          isDisabled={!can.edit}
          fault={faultOf('gender')}
        />
      )}
      {hasAccountPhone(type) && (
        <PhoneField
          label="Phone"
          name="phone"
          defaultValue={phone ?? ''}
          disabled={!can.edit}
          fault={faultOf('phone')}
        />
      )}
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div>
        <Button type="submit" disabled={!can.edit} isBusy={phase === 'sending'}>
          Save Changes
        </Button>
      </div>
    </form>
  )
}
