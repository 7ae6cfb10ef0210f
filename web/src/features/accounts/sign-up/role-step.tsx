import { EventTeamField } from './event-team-field.tsx'
import { GenderPicker, RolePicker, SportPicker } from './role-pickers.tsx'
import { asksFor } from './sign-up-values.ts'
import type { StepProps } from './step-props.ts'

/** Step 2: role, sport, gender and team. */
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
