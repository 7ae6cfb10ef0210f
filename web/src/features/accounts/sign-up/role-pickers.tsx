import { genders, sports } from '@fieldhouse/contract/accounts'
import type { SignUpRole } from '@fieldhouse/contract/accounts.sign-up'
import { genderNames } from '../../../lib/gender-names.ts'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx'
import { without } from '../../../ui/forms/text-rule.ts'
import { roleNames, sportNames } from './role-names.ts'
import type { SignUpStart } from './sign-up-start.ts'
import { asksFor, isRelative, isRoleFixed, rolesOffered } from './sign-up-values.ts'

const roleOption = (role: SignUpRole) => ({ value: role, label: roleNames[role] })

const optionsFor = (start: SignUpStart) => {
  const offered = rolesOffered(start)
  return [
    ...offered.filter((role) => !isRelative(role)).map(roleOption),
    { label: 'Family', options: offered.filter(isRelative).map(roleOption) },
  ]
}

interface RolePickerProps {
  start: SignUpStart
  role: SignUpRole
  onPick: (role: SignUpRole) => void
  fault: string | undefined
  /** Shown for a role that the link has fixed (ACC-05). */
  fixedLabel: string
}

export const RolePicker = ({ start, role, onPick, fault, fixedLabel }: RolePickerProps) =>
  isRoleFixed(start) ? (
    <dl className="border-y border-line py-4">
      <dt className="label text-muted">{fixedLabel}</dt>
      <dd className="display mt-1.5 text-d3">{roleNames[role]}</dd>
    </dl>
  ) : (
    <SelectField
      label="I am"
      name="type"
      options={optionsFor(start)}
      value={role}
      onValueChange={(picked) => onPick(picked as SignUpRole)}
      hint={asksFor(start, role).isAboutAthlete ? 'You will look after the athlete’s page.' : undefined}
      fault={fault}
      isRequired
    />
  )

interface PickerProps {
  /** A relative answers for the athlete. */
  isAboutAthlete: boolean
  value?: string
  defaultValue?: string
  onPick?: (value: string) => void
  fault: string | undefined
}

const digitsOnly = without(/\D/gu)

const labelOf = (what: string, isAboutAthlete: boolean) => (isAboutAthlete ? `Athlete's ${what}` : what)

export const SportPicker = ({ isAboutAthlete, onPick, ...field }: PickerProps) => (
  <SelectField
    {...field}
    label={labelOf('Sport', isAboutAthlete)}
    name="sport_key"
    options={sports.map((sport) => ({ value: sport, label: sportNames[sport] }))}
    onValueChange={onPick}
    hint="Don’t see your sport? These are the ones we have for now."
    isRequired
  />
)

/** Under 13, a parent creates the page. */
export const BirthYearField = (
  field: Pick<TextFieldProps, 'defaultValue' | 'onValueChange' | 'onBlur' | 'fault'>,
) => (
  <TextField
    {...field}
    label="Birth Year"
    name="birth_year"
    inputMode="numeric"
    autoComplete="bday-year"
    maxLength={4}
    rule={digitsOnly}
    hint="We only check it. We don’t save it."
    isRequired
  />
)

export const GenderPicker = ({ isAboutAthlete, onPick, ...field }: PickerProps) => (
  <RadioGroup
    {...field}
    legend={labelOf('Gender', isAboutAthlete)}
    name="gender"
    look="card"
    options={genders.map((gender) => ({ value: gender, label: genderNames[gender] }))}
    onValueChange={onPick}
    isRequired
  />
)
