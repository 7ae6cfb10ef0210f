import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { eventTeamsQuery } from './event-teams.api.ts'

interface EventTeamFieldProps {
  eventId: string
  value: string
  onPick: (teamId: string) => void
  onLeave: () => void
  fault: string | undefined
}

/** ACC-05: a coach who comes from an event picks one of its teams. */
export const EventTeamField = ({ eventId, value, onPick, onLeave, fault }: EventTeamFieldProps) => {
  const { data, error, isPending, refetch } = useQuery(eventTeamsQuery(eventId))
  const teams = data?.data

  // The link's team may not be at this event, or not anymore.
  const forgetStrange = useEffectEvent(() => {
    if (value !== '' && teams && !teams.some(({ id }) => id === value)) onPick('')
  })
  useEffect(() => {
    if (teams) forgetStrange()
  }, [teams])

  if (error)
    return (
      <Notice
        tone="danger"
        isAlert
        title="The teams did not load."
        action={
          <Button size="sm" isOutlined onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {plainReason(error)}
      </Notice>
    )
  if (teams?.length === 0)
    return (
      <Notice tone="warning">
        This event has no teams yet. Ask the organizer, then open the same link again.
      </Notice>
    )
  return (
    <SelectField
      label="Team"
      hint={data && `Teams at ${data.event.name}`}
      name="team_id"
      options={(teams ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={isPending ? 'Loading the teams…' : 'Choose your team'}
      disabled={isPending}
      value={value}
      onValueChange={onPick}
      onBlur={onLeave}
      fault={fault}
      isRequired
    />
  )
}
