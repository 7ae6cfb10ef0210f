import { deleteTeamEvent, type ListedEvent } from '@fieldhouse/contract/teams.admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { factLine } from '../../../lib/athlete-facts.ts'
import { counted } from '../../../lib/counted.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { copyWithToast } from '../../../ui/actions/copy-text.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { datesText } from '../team-words.ts'
import { refreshStaffTeams, teamEventsQuery } from './staff-teams.api.ts'
import { TeamEventDialog } from './team-event-dialog.tsx'

/** ADM-02: the events that teams belong to, with their dates and the link for coaches. */
export const TeamEvents = ({ siteOrigin }: { siteOrigin: string }) => {
  const { data, error, isFetching, refetch } = useQuery(teamEventsQuery)
  const [isCreating, setCreating] = useState(false)
  return (
    <section aria-label="Events" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionHeading
        as="h2"
        note={
          <Button size="sm" isOutlined aria-haspopup="dialog" onClick={() => setCreating(true)}>
            <Icon of={Plus} size="sm" />
            New event
          </Button>
        }
      >
        Events
      </SectionHeading>
      {data && <EventList events={data.data} siteOrigin={siteOrigin} />}
      {!data && error && !isFetching && (
        <ErrorState as="h3" title="The events did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      )}
      {!data && (!error || isFetching) && (
        <LoadingRegion>
          <SkeletonRows rows={3} hasPicture={false} />
        </LoadingRegion>
      )}
      <TeamEventDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </section>
  )
}

const EventList = ({ events, siteOrigin }: { events: readonly ListedEvent[]; siteOrigin: string }) =>
  events.length === 0 ? (
    <p className="border-t border-line pt-4 text-ui text-muted">There are no events yet.</p>
  ) : (
    <ul className="border-t border-line">
      {events.map((event) => (
        <li key={event.id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-b border-line py-4">
          <h3 className="text-d4 wrap-anywhere">
            <bdi>{event.name}</bdi>
          </h3>
          <p className="text-ui wrap-anywhere">{factLine([datesText(event), event.place])}</p>
          <p className="text-small text-muted">{counted(event.teams, 'team')}</p>
          <EventActions event={event} siteOrigin={siteOrigin} />
        </li>
      ))}
    </ul>
  )

/** The teams that lose their event. */
const deletionText = ({ teams }: ListedEvent): string => {
  const stays = `${counted(teams, 'team')} ${teams === 1 ? 'stays' : 'stay'} with all members, and ${teams === 1 ? 'belongs' : 'belong'} to no event.`
  return `Its link stops working at once. ${teams > 0 ? stays : 'No team belongs to it.'} This can’t be undone.`
}

const EventActions = ({ event, siteOrigin }: { event: ListedEvent; siteOrigin: string }) => {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const remove = async () => {
    await call(deleteTeamEvent, { params: { id: event.id } })
    toast(`${event.name} was deleted.`)
    await refreshStaffTeams(queryClient)
  }
  const ofEvent = <span className="sr-only"> {event.name}</span>
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        isOutlined
        onClick={() => void copyWithToast(`${siteOrigin}${event.path}`, 'Link copied')}
      >
        <Icon of={Copy} size="sm" />
        Copy link for coaches<span className="sr-only"> of {event.name}</span>
      </Button>
      <Button size="sm" variant="borderless" aria-haspopup="dialog" onClick={() => setOpen('edit')}>
        Edit{ofEvent}
      </Button>
      <Button size="sm" variant="borderless" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
        Delete{ofEvent}
      </Button>
      <TeamEventDialog isOpen={open === 'edit'} event={event} onClose={close} />
      <ConfirmDialog
        isOpen={open === 'delete'}
        onClose={close}
        title={`Delete ${event.name}?`}
        text={deletionText(event)}
        buttons={[{ label: 'Cancel' }, { label: 'Delete event', variant: 'red', onPress: remove }]}
      />
    </div>
  )
}
