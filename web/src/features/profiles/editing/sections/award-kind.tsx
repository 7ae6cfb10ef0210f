import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { saveAward } from '@fieldhouse/contract/profiles.editing'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { factsFrom } from '../frame/editing.ts'
import type { EntryKind } from '../frame/entry-list.tsx'

export const awardKind: EntryKind<Athlete['awards'][number]> = {
  group: 'awards',
  noun: 'award',
  why: 'An award is proof that someone else saw it too.',
  action: 'Add an award',
  endpoint: saveAward,
  entriesOf: ({ awards }) => awards,
  factsOf: ({ title, year, level }) =>
    factsFrom([
      ['Title', title],
      ['Year', year],
      ['Level', level],
    ]),
  Fields: ({ entry, faultOf }) => (
    <FieldGrid>
      <TextField
        label="Title"
        name="title"
        isRequired
        maxLength={120}
        defaultValue={entry?.title}
        placeholder="All-league first team"
        fault={faultOf('title')}
      />
      <NumberField
        label="Year"
        name="year"
        isRequired
        maxLength={4}
        defaultValue={entry?.year.toString()}
        fault={faultOf('year')}
      />
      <TextField
        label="Level"
        name="level"
        maxLength={60}
        defaultValue={entry?.level ?? ''}
        hint="School, league, state, national"
        fault={faultOf('level')}
      />
    </FieldGrid>
  ),
}
