import {
  type ActivityEvent,
  addEvent,
  eventTypes,
  eventYearsAhead,
  longestNote,
  outcomes,
} from '@fieldhouse/contract/recruiting.activity'
import { useRef, useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { textsOf } from '../../../lib/use-form-draft.ts'
import { SegmentedControl } from '../../../ui/actions/segmented-control.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { localDay } from '../../../ui/forms/date-rules.ts'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { outcomeNames } from '../activity/activity-labels.ts'
import type { Center } from '../center.ts'
import { userOf } from '../recruiting.api.ts'
import { ContactField } from './contact-field.tsx'
import { type EventDraft, type EventStart, firstEventValues } from './event-draft.ts'
import { TaskNeeded } from './task-needed.tsx'

export interface EventFormProps {
  center: Center
  start: EventStart
  draft: EventDraft
  onDraft: (draft: EventDraft) => void
  onAdded: (event: ActivityEvent) => void
  onCancel: () => void
}

const eventKinds = [
  { value: String(eventTypes.call), label: 'Call' },
  { value: String(eventTypes.email), label: 'Email' },
  { value: String(eventTypes.sms), label: 'SMS' },
]

const lastDay = (now: Date): string =>
  localDay(new Date(now.getFullYear() + eventYearsAhead, now.getMonth(), now.getDate()))

/** The UTC offset may have been different then, because of daylight saving time. */
const offsetAt = (date: unknown, time: unknown): number =>
  new Date(`${date}T${time}`).getTimezoneOffset() || 0

/** RCC-03: a call, email, or SMS, added by hand. */
export const EventForm = ({ center, start, draft, onDraft, onAdded, onCancel }: EventFormProps) => {
  const [now] = useState(() => new Date())
  const [first] = useState(() => firstEventValues(start, draft, now))
  const typed = useRef(draft.values)
  const contact = useRef(first.contact)
  const [needsTask, setNeedsTask] = useState(false)
  const keep = () => onDraft({ values: typed.current, contact: contact.current })
  const { phase, message, faultOf, formProps } = useForm(addEvent, ({ data }) => onAdded(data), {
    bodyOf: (values) => ({
      ...values,
      offset: offsetAt(values.event_date, values.event_time),
      ...userOf(center),
    }),
    onRefused: ({ code }) => setNeedsTask(code === 'active_task_required'),
  })
  return (
    <form
      {...formProps}
      aria-label="Add Event"
      onChange={(event) => {
        formProps.onChange(event)
        typed.current = textsOf(event.currentTarget)
        keep()
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div className="grid gap-1.5">
        <SegmentedControl label="What it was" name="type" options={eventKinds} defaultValue={first.type} />
        {faultOf('type') && <p className="text-small text-danger">{faultOf('type')}</p>}
      </div>
      <ContactField
        center={center}
        first={first.contact}
        fault={faultOf('contact')}
        onChange={(chosen) => {
          contact.current = chosen
          keep()
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label="Date"
          name="event_date"
          isRequired
          isFutureAllowed
          max={lastDay(now)}
          firstShown={localDay(now)}
          defaultValue={first.event_date}
          fault={faultOf('event_date')}
        />
        <TextField
          label="Time"
          name="event_time"
          type="time"
          isRequired
          defaultValue={first.event_time}
          fault={faultOf('event_time')}
        />
      </div>
      <SelectField
        label="Outcome"
        name="outcome"
        placeholder="Not known yet"
        options={outcomes.map((value) => ({ value, label: outcomeNames[value] }))}
        defaultValue={first.outcome}
        fault={faultOf('outcome')}
      />
      <TextArea
        label="Note"
        name="note"
        rows={4}
        maxLength={longestNote}
        defaultValue={first.note}
        placeholder="What was said, and what comes next"
        fault={faultOf('note')}
      />
      {needsTask && message ? (
        <TaskNeeded athleteUserId={center.id} message={message} />
      ) : (
        <p role="alert" className="text-small text-danger empty:hidden">
          {message ?? faultOf('user')}
        </p>
      )}
      <SaveFooter
        on="dialog"
        onCancel={onCancel}
        saveText="Add Event"
        busyText="Adding…"
        isBusy={phase !== 'editing'}
      />
    </form>
  )
}
