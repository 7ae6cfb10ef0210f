import type { Gender } from '@fieldhouse/contract/accounts'
import { isGender } from '@fieldhouse/contract/accounts.gender'
import { teamTitles } from '@fieldhouse/contract/colleges.team'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'

interface TeamFieldProps {
  first: Gender | ''
  fault: string | undefined
  onPick?: ((team: Gender) => void) | undefined
  isDisabled?: boolean | undefined
}

/** Which of a college's two teams a person coaches. There is no default. */
export const TeamField = ({ first, fault, onPick, isDisabled }: TeamFieldProps) => (
  <RadioGroup
    legend="Team"
    name="team_gender"
    look="card"
    options={(['female', 'male'] as const).map((gender) => ({
      value: gender,
      label: teamTitles[gender],
      isDisabled,
    }))}
    defaultValue={first}
    onValueChange={(value) => isGender(value) && onPick?.(value)}
    fault={fault}
    isRequired
  />
)
