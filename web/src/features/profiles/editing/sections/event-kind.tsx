import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { saveEvent } from '@fieldhouse/contract/profiles.editing'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { formatDate, localDay } from '../../../../ui/forms/date-rules.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { factsFrom } from '../frame/editing.ts'
import type { EntryKind } from '../frame/entry-list.tsx'

const yearsAhead = (years: number): string => {
  const now = new Date()
  return localDay(new Date(now.getFullYear() + years, now.getMonth(), now.getDate()))
}

/** PRO-07: the simple event form. At most three years ahead. */
export const eventKind: EntryKind<Athlete['schedule'][number]> = {
  group: 'schedule',
  noun: 'event',
  why: 'A coach can only come to a game they know about.',
  action: 'Add an event',
  endpoint: saveEvent,
  entriesOf: ({ schedule }) => schedule,
  factsOf: ({ title, date, time, place, link }) =>
    factsFrom([
      ['Title', title],
      ['Date', formatDate(date)],
      ['Time', time],
      ['Place', place],
      ['Link', link],
    ]),
  Fields: ({ entry, faultOf }) => (
    <FieldGrid>
      <TextField
        label="Title"
        name="title"
        isRequired
        maxLength={120}
        defaultValue={entry?.title}
        placeholder="Ridgeline at Summit"
        fault={faultOf('title')}
      />
      <DateField
        label="Date"
        name="date"
        isRequired
        isFutureAllowed
        max={yearsAhead(3)}
        firstShown={localDay(new Date())}
        defaultValue={entry?.date ?? ''}
        fault={faultOf('date')}
      />
      <TextField
        label="Time"
        name="time"
        type="time"
        defaultValue={entry?.time ?? ''}
        fault={faultOf('time')}
      />
      <TextField
        label="Place"
        name="place"
        maxLength={160}
        defaultValue={entry?.place ?? ''}
        fault={faultOf('place')}
      />
      <TextField
        label="Link"
        name="link"
        inputMode="url"
        autoComplete="off"
        defaultValue={entry?.link ?? ''}
        hint="Tickets, stream or schedule"
        fault={faultOf('link')}
      />
    </FieldGrid>
  ),
}
