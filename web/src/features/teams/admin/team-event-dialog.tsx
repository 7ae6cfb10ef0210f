import type { Endpoint } from '@fieldhouse/contract/endpoint'
import { createTeamEvent, type ListedEvent, updateTeamEvent } from '@fieldhouse/contract/teams.admin'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { localDay } from '../../../ui/forms/date-rules.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { refreshStaffTeams, teamEventsQuery } from './staff-teams.api.ts'

interface TeamEventDialogProps {
  isOpen: boolean
  /** The event to change. Without it, a new one is created. */
  event?: ListedEvent | undefined
  onClose: () => void
}

/** ADM-02: an event's name, place, and days. */
export const TeamEventDialog = ({ isOpen, ...form }: TeamEventDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={form.onClose}
    size="sm"
    title={form.event ? 'Change the event' : 'New event'}
    description={
      form.event ? 'Its link stays the same.' : 'Coaches who come from its link choose one of its teams.'
    }
  >
    <TeamEventForm {...form} />
  </Dialog>
)

const TeamEventForm = ({ event, onClose }: Omit<TeamEventDialogProps, 'isOpen'>) => {
  const queryClient = useQueryClient()
  const { phase, message, faultOf, formProps } = useForm(
    (event ? updateTeamEvent : createTeamEvent) as Endpoint,
    () => {
      toast.saved()
      onClose()
      void refreshStaffTeams(queryClient)
    },
    event
      ? {
          params: { id: event.id },
          bodyOf: (values) => ({ ...values, version: event.version }),
          onRefused: ({ code }) => {
            // What they changed is shown behind the dialog, and the next try is based on it.
            if (code === 'team_changed') void queryClient.invalidateQueries(teamEventsQuery)
          },
        }
      : {},
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label={event ? 'Change the event' : 'New event'}>
      <TextField
        label="Name"
        name="name"
        maxLength={80}
        autoComplete="off"
        isRequired
        defaultValue={event?.name ?? ''}
        fault={faultOf('name')}
      />
      <TextField
        label="Place"
        name="place"
        maxLength={80}
        autoComplete="off"
        placeholder="Oakland, CA"
        isRequired
        defaultValue={event?.place ?? ''}
        fault={faultOf('place')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        <DateField
          label="First day"
          name="starts_on"
          isRequired
          isFutureAllowed
          firstShown={localDay(new Date())}
          defaultValue={event?.starts_on}
          fault={faultOf('starts_on')}
        />
        <DateField
          label="Last day"
          name="ends_on"
          isRequired
          isFutureAllowed
          firstShown={localDay(new Date())}
          defaultValue={event?.ends_on}
          fault={faultOf('ends_on')}
        />
      </div>
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button size="lg" isOutlined onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="lg" isBusy={phase !== 'editing'}>
          {event ? 'Save' : 'Create event'}
        </Button>
      </div>
    </form>
  )
}
