import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { saveGoal } from '@fieldhouse/contract/profiles.editing'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { formatDate, localDay } from '../../../../ui/forms/date-rules.ts'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FieldGrid, WideField } from '../fields/field-grid.tsx'
import { factsFrom } from '../frame/editing.ts'
import type { EntryKind } from '../frame/entry-list.tsx'

const kinds = [
  { value: 'athletic', label: 'Athletic' },
  { value: 'academic', label: 'Academic' },
]

export const goalKind: EntryKind<Athlete['goals'][number]> = {
  group: 'goals',
  noun: 'goal',
  why: 'Goals tell a coach what you work for when nobody is watching.',
  action: 'Add a goal',
  endpoint: saveGoal,
  entriesOf: ({ goals }) => goals,
  factsOf: ({ text, kind, target_date }) =>
    factsFrom([
      ['Goal', text],
      ['Kind', kinds.find(({ value }) => value === kind)?.label],
      ['By', formatDate(target_date ?? '')],
    ]),
  Fields: ({ entry, faultOf }) => (
    <FieldGrid>
      <WideField>
        <TextField
          label="Goal"
          name="text"
          isRequired
          maxLength={200}
          defaultValue={entry?.text}
          hint="Pick one you can check off when the day comes."
          fault={faultOf('text')}
        />
      </WideField>
      <RadioGroup
        legend="Kind"
        name="kind"
        look="horizontal"
        options={kinds}
        defaultValue={entry?.kind ?? 'athletic'}
        fault={faultOf('kind')}
      />
      <DateField
        label="By when"
        name="target_date"
        isFutureAllowed
        firstShown={localDay(new Date())}
        defaultValue={entry?.target_date ?? ''}
        fault={faultOf('target_date')}
      />
    </FieldGrid>
  ),
}
