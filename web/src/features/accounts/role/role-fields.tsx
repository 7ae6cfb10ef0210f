import { isGender } from '@fieldhouse/contract/accounts.gender'
import type { SignUpRole } from '@fieldhouse/contract/accounts.sign-up'
import { type ReactNode, useState } from 'react'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { CoachJob, CollegeChoice } from '../coach/coach-job.ts'
import { collegeEmailHint } from '../coach/college-email-hint.ts'
import { LateCoachFields } from '../coach/late-coach-fields.tsx'
import { EventTeamField } from '../sign-up/event-team-field.tsx'
import { BirthYearField, GenderPicker, RolePicker, SportPicker } from '../sign-up/role-pickers.tsx'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import { asksFor, firstSignUpValues, isRoleFixed } from '../sign-up/sign-up-values.ts'
import type { RoleDraft } from './role-draft.ts'

interface RoleFieldsProps {
  start: SignUpStart
  draft: RoleDraft
  role: SignUpRole
  onRoleChange: (role: SignUpRole) => void
  onCollege: (college: CollegeChoice | null) => void
  faultOf: (field: string) => string | undefined
  /** Shown between the role and its questions. */
  children: ReactNode
}

/** What somebody is, and what that role is asked for. What the link knows already goes along unseen. */
export const RoleFields = ({
  start,
  draft,
  role,
  onRoleChange,
  onCollege,
  faultOf,
  children,
}: RoleFieldsProps) => {
  const asked = asksFor(start, role)
  const known = firstSignUpValues(start, '')
  return (
    <>
      <RolePicker
        start={start}
        role={role}
        onPick={onRoleChange}
        fault={faultOf('type')}
        fixedLabel="You join as"
      />
      {isRoleFixed(start) && <input type="hidden" name="type" value={role} />}
      {children}
      {asked.athleteNames && (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField
            label="Athlete's First Name"
            name="athlete_first_name"
            defaultValue={draft.athlete_first_name}
            autoComplete="off"
            isRequired
            fault={faultOf('athlete_first_name')}
          />
          <TextField
            label="Athlete's Last Name"
            name="athlete_last_name"
            defaultValue={draft.athlete_last_name}
            autoComplete="off"
            isRequired
            fault={faultOf('athlete_last_name')}
          />
        </div>
      )}
      {asked.sport && (
        <SportPicker
          isAboutAthlete={asked.isAboutAthlete}
          defaultValue={draft.sport_key ?? known.sport_key}
          fault={faultOf('sport_key')}
        />
      )}
      {asked.gender && (
        <GenderPicker
          isAboutAthlete={asked.isAboutAthlete}
          defaultValue={draft.gender ?? known.gender}
          fault={faultOf('gender')}
        />
      )}
      {asked.birthYear && <BirthYearField fault={faultOf('birth_year')} />}
      {asked.college && (
        <>
          <LateCoachFields first={jobOf(draft)} onCollege={onCollege} faultOf={faultOf} />
          <Notice>{collegeEmailHint}</Notice>
        </>
      )}
      {role !== 'coach' && !asked.sport && <input type="hidden" name="sport_key" value={known.sport_key} />}
      {role !== 'coach' && !asked.gender && <input type="hidden" name="gender" value={known.gender} />}
      {start.invite !== null && <input type="hidden" name="invite" value={start.invite} />}
      <TeamOf start={start} fault={faultOf('team_id')} />
    </>
  )
}

const jobOf = ({ college, position = '', team_gender = '', staff_page_url = '' }: RoleDraft): CoachJob => ({
  college: college ?? null,
  position,
  team_gender: isGender(team_gender) ? team_gender : '',
  staff_page_url,
})

const TeamOf = ({ start: { eventId, teamId }, fault }: { start: SignUpStart; fault: string | undefined }) => {
  const [team, setTeam] = useState(teamId ?? '')
  if (eventId === null) return <input type="hidden" name="team_id" value={team} />
  return (
    <>
      <input type="hidden" name="event" value={eventId} />
      <EventTeamField eventId={eventId} value={team} onPick={setTeam} onLeave={() => {}} fault={fault} />
    </>
  )
}
