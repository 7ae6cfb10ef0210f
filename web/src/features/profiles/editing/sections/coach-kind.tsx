import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { saveCoach } from '@fieldhouse/contract/profiles.editing'
import { useState } from 'react'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { factsFrom, useEditing } from '../frame/editing.ts'
import type { EntryKind } from '../frame/entry-list.tsx'
import type { FaultOf } from '../frame/section-form.tsx'

type Coach = Athlete['coaches'][number]

const reachOf = ({ contacts }: Athlete, id: string | undefined) =>
  contacts?.coaches.find((coach) => coach.id === id)

const TeamCoachFields = ({ entry, faultOf }: { entry: Coach | undefined; faultOf: FaultOf }) => {
  const { athlete } = useEditing()
  const [reach] = useState(() => reachOf(athlete, entry?.id))
  return (
    <FieldGrid>
      <TextField
        label="Name"
        name="name"
        isRequired
        maxLength={100}
        defaultValue={entry?.name}
        fault={faultOf('name')}
      />
      <TextField
        label="Position"
        name="position"
        maxLength={100}
        defaultValue={entry?.position ?? ''}
        placeholder="Head coach"
        fault={faultOf('position')}
      />
      <TextField
        label="Team"
        name="team"
        maxLength={120}
        defaultValue={entry?.team ?? ''}
        fault={faultOf('team')}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={reach?.email ?? ''}
        hint="Only verified coaches see it."
        fault={faultOf('email')}
      />
      <PhoneInput label="Phone" name="phone" defaultValue={reach?.phone ?? ''} fault={faultOf('phone')} />
    </FieldGrid>
  )
}

export const coachKind: EntryKind<Coach> = {
  group: 'coaches',
  noun: 'coach',
  why: 'One coach who speaks for you is worth more than anything you say yourself.',
  action: 'Add a coach',
  endpoint: saveCoach,
  entriesOf: ({ coaches }) => coaches,
  factsOf: ({ id, name, position, team }, { athlete }) =>
    factsFrom([
      ['Name', name],
      ['Position', position],
      ['Team', team],
      ['Email', reachOf(athlete, id)?.email],
      ['Phone', reachOf(athlete, id)?.phone],
    ]),
  Fields: TeamCoachFields,
}
