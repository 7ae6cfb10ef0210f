import { createTeamEvent, type ListedEvent } from '@fieldhouse/contract/teams.admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import { factLine } from '../../../lib/athlete-facts.ts'
import { counted } from '../../../lib/counted.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { copyWithToast } from '../../../ui/actions/copy-text.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { localDay } from '../../../ui/forms/date-rules.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { datesText } from '../team-words.ts'
import { teamEventsQuery } from './staff-teams.api.ts'

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
      <Dialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        size="sm"
        title="New event"
        description="Coaches who come from its link choose one of its teams."
      >
        <TeamEventForm onClose={() => setCreating(false)} />
      </Dialog>
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
          <div>
            <Button
              size="sm"
              isOutlined
              onClick={() => void copyWithToast(`${siteOrigin}${event.path}`, 'Link copied')}
            >
              <Icon of={Copy} size="sm" />
              Copy link for coaches<span className="sr-only"> of {event.name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )

const TeamEventForm = ({ onClose }: { onClose: () => void }) => {
  const queryClient = useQueryClient()
  const { phase, message, faultOf, formProps } = useForm(createTeamEvent, (answer) => {
    queryClient.setQueryData(teamEventsQuery.queryKey, answer)
    toast.saved()
    onClose()
  })
  return (
    <form {...formProps} className="grid gap-5" aria-label="New event">
      <TextField
        label="Name"
        name="name"
        maxLength={80}
        autoComplete="off"
        isRequired
        fault={faultOf('name')}
      />
      <TextField
        label="Place"
        name="place"
        maxLength={80}
        autoComplete="off"
        placeholder="Oakland, CA"
        isRequired
        fault={faultOf('place')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        <DateField
          label="First day"
          name="starts_on"
          isRequired
          isFutureAllowed
          firstShown={localDay(new Date())}
          fault={faultOf('starts_on')}
        />
        <DateField
          label="Last day"
          name="ends_on"
          isRequired
          isFutureAllowed
          firstShown={localDay(new Date())}
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
          Create event
        </Button>
      </div>
    </form>
  )
}
