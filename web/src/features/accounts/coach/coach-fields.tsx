import { TextField } from '../../../ui/forms/text-field.tsx'
import type { CoachJob, CoachJobField, CollegeChoice } from './coach-job.ts'
import { CollegeField } from './college-field.tsx'
import { TeamField } from './team-field.tsx'

export interface CoachFieldsProps {
  /** The initial field values. */
  first: CoachJob
  faultOf: (field: CoachJobField) => string | undefined
  onCollege?: (college: CollegeChoice | null) => void
  onTyped?: (field: Exclude<CoachJobField, 'college_id'>, value: string) => void
  onLeave?: (field: CoachJobField) => void
  isDisabled?: boolean
}

/** ACC-05: a college coach's college, position, and team. */
export const CoachFields = ({
  first,
  faultOf,
  onCollege,
  onTyped,
  onLeave,
  isDisabled,
}: CoachFieldsProps) => (
  <>
    <CollegeField
      first={first.college}
      fault={faultOf('college_id')}
      onChange={onCollege}
      onBlur={() => onLeave?.('college_id')}
      isDisabled={isDisabled}
    />
    <TextField
      label="Position"
      name="position"
      autoComplete="organization-title"
      placeholder="Assistant coach"
      maxLength={100}
      isRequired
      disabled={isDisabled}
      defaultValue={first.position}
      onValueChange={(value) => onTyped?.('position', value)}
      onBlur={() => onLeave?.('position')}
      fault={faultOf('position')}
    />
    <TeamField
      first={first.team_gender}
      fault={faultOf('team_gender')}
      onPick={(team) => onTyped?.('team_gender', team)}
      isDisabled={isDisabled}
    />
    <TextField
      label="Link to the staff page (optional)"
      name="staff_page_url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={500}
      disabled={isDisabled}
      defaultValue={first.staff_page_url}
      onValueChange={(value) => onTyped?.('staff_page_url', value)}
      onBlur={() => onLeave?.('staff_page_url')}
      hint="A page of your college that names you. It speeds up the check."
      fault={faultOf('staff_page_url')}
    />
  </>
)
