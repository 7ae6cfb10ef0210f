import type { Endpoint } from '@fieldhouse/contract/endpoint'
import { createStaffTeam, type StaffTeam, updateStaffTeam } from '@fieldhouse/contract/teams.admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { eventText } from '../team-words.ts'
import { staffTeamQuery, teamEventsQuery } from './staff-teams.api.ts'

interface StaffTeamDialogProps {
  isOpen: boolean
  /** The team to change. Without it, a new one is created. */
  team?: StaffTeam | undefined
  onClose: () => void
  onDone: (team: StaffTeam) => void
}

/** ADM-02: a team's name and event. */
export const StaffTeamDialog = ({ isOpen, team, ...form }: StaffTeamDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={form.onClose}
    size="sm"
    title={team ? 'Change the team' : 'Create a team'}
    description={team ? undefined : 'It gets a link for athletes and one for coaches.'}
  >
    <StaffTeamForm team={team} {...form} />
  </Dialog>
)

const StaffTeamForm = ({ team, onClose, onDone }: Omit<StaffTeamDialogProps, 'isOpen'>) => {
  const queryClient = useQueryClient()
  const events = useQuery(teamEventsQuery).data?.data ?? []
  const [isConflict, setConflict] = useState(false)
  const { phase, message, faultOf, formProps } = useForm(
    (team ? updateStaffTeam : createStaffTeam) as Endpoint,
    (answer) => onDone((answer as { data: StaffTeam }).data),
    team
      ? {
          params: { id: team.id },
          bodyOf: (values) => ({ ...values, version: team.version }),
          onRefused: ({ code }) => {
            setConflict(code === 'team_changed')
            // What they changed is shown behind the dialog, and the next try is based on it.
            if (code === 'team_changed') void queryClient.invalidateQueries(staffTeamQuery(team.id))
          },
        }
      : {},
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label={team ? 'Change the team' : 'Create a team'}>
      <TextField
        label="Team name"
        name="name"
        maxLength={80}
        autoComplete="off"
        isRequired
        defaultValue={team?.name ?? ''}
        fault={faultOf('name')}
      />
      <SelectField
        label="Event"
        name="event_id"
        placeholder="No event"
        options={events.map((event) => ({ value: event.id, label: eventText(event) }))}
        // The events may arrive after the form.
        key={events.length}
        defaultValue={team?.event?.id ?? ''}
        fault={faultOf('event_id')}
      />
      {isConflict && message ? (
        <Notice isAlert tone="warning" title={message}>
          {team &&
            `It is now ${[team.name, team.event?.name].filter(Boolean).join(', ')}. What you typed stays here.`}
        </Notice>
      ) : (
        <p role="alert" className="text-small text-danger empty:hidden">
          {message}
        </p>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button size="lg" isOutlined onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="lg" isBusy={phase !== 'editing'}>
          {team ? 'Save' : 'Create team'}
        </Button>
      </div>
    </form>
  )
}
