import type { useNewPassword } from '../../../lib/use-new-password.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { PromoCodeField } from '../promo/promo-code-field.tsx'
import { Consent } from './consent.tsx'
import { asksFor } from './sign-up-values.ts'
import type { StepProps } from './step-props.ts'

type TypedField = 'first_name' | 'last_name' | 'athlete_first_name' | 'athlete_last_name' | 'password'

interface PersonStepProps extends StepProps {
  newPassword: ReturnType<typeof useNewPassword>
}

/** Step 3: names, password, and promo code. */
export const PersonStep = ({ state, dispatch, onLeave, faultOf, newPassword }: PersonStepProps) => {
  const asked = asksFor(state.start, state.values.type)
  const fieldProps = (field: TypedField) => ({
    name: field,
    defaultValue: state.values[field],
    onValueChange: (value: string) => dispatch({ type: 'typed', field, value }),
    onBlur: () => onLeave(field),
    fault: faultOf(field),
    isRequired: true,
  })
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" {...fieldProps('first_name')} />
        <TextField label="Last Name" autoComplete="family-name" {...fieldProps('last_name')} />
        {asked.athleteNames && (
          <>
            <TextField
              label="Athlete's First Name"
              autoComplete="off"
              {...fieldProps('athlete_first_name')}
            />
            <TextField label="Athlete's Last Name" autoComplete="off" {...fieldProps('athlete_last_name')} />
          </>
        )}
      </div>
      {/* For password managers, which store a password under its address. */}
      <input type="email" value={state.values.email} autoComplete="username" readOnly hidden />
      <PasswordField label="Password" {...newPassword.fieldProps} {...fieldProps('password')} />
      {asked.promoCode && <PromoCodeField fault={faultOf('promo_code')} />}
      <Consent />
    </>
  )
}
