import { Notice } from '../../../ui/feedback/notice.tsx'
import { collegeEmailHint } from '../coach/college-email-hint.ts'
import { LateCoachFields } from '../coach/late-coach-fields.tsx'
import { EventTeamField } from './event-team-field.tsx'
import { BirthYearField, GenderPicker, RolePicker, SportPicker } from './role-pickers.tsx'
import { asksFor } from './sign-up-values.ts'
import type { StepProps } from './step-props.ts'

/** Step 2: the role and its questions: sport and gender, a team, or a coach's college. */
export const RoleStep = ({ state, dispatch, onLeave, faultOf }: StepProps) => {
  const { start, values } = state
  const asked = asksFor(start, values.type)
  return (
    <>
      <RolePicker
        start={start}
        role={values.type}
        onPick={(role) => dispatch({ type: 'role-chosen', role })}
        fault={faultOf('type')}
        fixedLabel="You sign up as"
      />
      {asked.sport && (
        <SportPicker
          isAboutAthlete={asked.isAboutAthlete}
          value={values.sport_key}
          onPick={(value) => dispatch({ type: 'typed', field: 'sport_key', value })}
          fault={faultOf('sport_key')}
        />
      )}
      {asked.gender && (
        <GenderPicker
          isAboutAthlete={asked.isAboutAthlete}
          value={values.gender}
          onPick={(value) => dispatch({ type: 'typed', field: 'gender', value })}
          fault={faultOf('gender')}
        />
      )}
      {asked.birthYear && (
        <BirthYearField
          defaultValue={values.birth_year}
          onValueChange={(value) => dispatch({ type: 'typed', field: 'birth_year', value })}
          onBlur={() => onLeave('birth_year')}
          fault={faultOf('birth_year')}
        />
      )}
      {asked.college && (
        <>
          <LateCoachFields
            first={{
              college: state.college,
              position: values.position,
              team_gender: values.team_gender,
              staff_page_url: values.staff_page_url,
            }}
            onCollege={(college) => dispatch({ type: 'college-chosen', college })}
            onTyped={(field, value) => dispatch({ type: 'typed', field, value })}
            onLeave={onLeave}
            faultOf={faultOf}
          />
          <Notice>{collegeEmailHint}</Notice>
        </>
      )}
      {asked.team && start.eventId !== null && (
        <EventTeamField
          eventId={start.eventId}
          value={values.team_id}
          onPick={(value) => dispatch({ type: 'typed', field: 'team_id', value })}
          onLeave={() => onLeave('team_id')}
          fault={faultOf('team_id')}
        />
      )}
    </>
  )
}
