import type { User } from '@fieldhouse/contract/accounts'
import {
  missingBirthYear,
  type SignUpRole,
  saveRole,
  signUpRoles,
} from '@fieldhouse/contract/accounts.sign-up'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { EmailField } from '../login/email-field.tsx'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { TextButton } from '../login/text-button.tsx'
import { canUsePromoCode } from '../promo/can-use-promo-code.ts'
import { PromoCodeField } from '../promo/promo-code-field.tsx'
import { invitationWords } from '../sign-up/invitation-labels.ts'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import { asksFor, firstSignUpValues, isRoleFixed } from '../sign-up/sign-up-values.ts'
import { TeamNotice } from '../sign-up/team-notice.tsx'
import { type RoleDraft, readRoleDraft, saveRoleCollege, saveRoleDraft } from './role-draft.ts'
import { RoleFields } from './role-fields.tsx'

interface RoleFormProps {
  title: string
  viewer: User
  start: SignUpStart
  /** False while a later screen is shown. */
  isShown: boolean
  onSaved: (saved: { userId: string; needsCode: boolean; email: string }) => void
  onSignOut: () => void
}

/** ACC-13: asks a person from a network for their role. */
export const RoleForm = ({ title, viewer, start, isShown, onSaved, onSignOut }: RoleFormProps) => {
  const [draft] = useState(() => readRoleDraft(viewer.id))
  const [role, setRole] = useState<SignUpRole>(() => firstRole(start, draft))
  const email = useRef<HTMLInputElement>(null)
  const { phase, message, faultOf, formProps, again } = useForm(
    saveRole,
    ({ data }) => {
      // It can be corrected until the role takes effect.
      again()
      onSaved({ userId: data.user_id, needsCode: data.needs_code, email: email.current?.value ?? '' })
    },
    { bodyOf: withoutEmptyCollege, alsoCheck: birthYearIn },
  )
  useFocusOnReturn(isShown, email)
  const needsAddress = !viewer.email || !viewer.email_verified
  return (
    <Screen title={title} lead={<p>One more step, and you are in.</p>}>
      <form
        {...formProps}
        onInput={({ currentTarget }) => saveRoleDraft(viewer.id, currentTarget)}
        className="grid gap-5"
        aria-label={title}
      >
        {start.invitation && <Notice>{invitationWords(start.invitation)}</Notice>}
        <TeamNotice start={start} />
        <RoleFields
          {...{ start, draft, role, faultOf }}
          onRoleChange={setRole}
          onCollege={(college) => saveRoleCollege(viewer.id, college)}
        >
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <TextField
              label="First Name"
              name="first_name"
              autoComplete="given-name"
              isRequired
              defaultValue={draft.first_name ?? viewer.first_name}
              fault={faultOf('first_name')}
            />
            <TextField
              label="Last Name"
              name="last_name"
              autoComplete="family-name"
              isRequired
              defaultValue={draft.last_name ?? viewer.last_name}
              fault={faultOf('last_name')}
            />
          </div>
        </RoleFields>
        {needsAddress && (
          <EmailField
            ref={email}
            defaultValue={draft.email ?? viewer.email ?? ''}
            hint="We’ll send a four-digit code to it, so no one can sign up in your name."
            fault={faultOf('email')}
          />
        )}
        {asksFor(start, role).promoCode && canUsePromoCode(viewer) && (
          <PromoCodeField fault={faultOf('promo_code')} />
        )}
        <Failure message={faultOf('invite') ?? faultOf('event') ?? message} />
        <Button type="submit" size="lg" isBlock isBusy={phase === 'sending'}>
          Continue
        </Button>
        <p className="justify-self-center text-ui text-muted">
          Not you? <TextButton onClick={onSignOut}>Sign out</TextButton>
        </p>
      </form>
    </Screen>
  )
}

/** A link that fixes the role wins. */
const firstRole = (start: SignUpStart, { type }: RoleDraft): SignUpRole => {
  const kept = isRoleFixed(start) ? undefined : signUpRoles.find((known) => known === type)
  return kept ?? firstSignUpValues(start, '').type
}

/** An empty choice counts as missing, so its error appears together with the role's other errors. */
const withoutEmptyCollege = ({ college_id, ...values }: Record<string, unknown>) =>
  college_id ? { college_id, ...values } : values

/** Shown, and required, only for roles that need it. */
const birthYearIn = ({ birth_year }: Record<string, unknown>): FieldFaults =>
  birth_year === '' ? { birth_year: [missingBirthYear] } : {}

/** A person who returns to correct the address gets the focus there. */
const useFocusOnReturn = (isShown: boolean, field: RefObject<HTMLInputElement | null>) => {
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (isShown && !wasShown.current) field.current?.focus()
    wasShown.current = isShown
  }, [isShown, field])
}
