import { genders } from '@fieldhouse/contract/accounts'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { saveInfo } from '@fieldhouse/contract/profiles.editing'
import { genderNames } from '../../../../lib/gender-names.ts'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { formatDate } from '../../../../ui/forms/date-rules.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { titleIn } from '../../athlete-labels.ts'
import { FieldGrid, WideField } from '../fields/field-grid.tsx'
import { saidOf } from '../fields/measures.ts'
import { type Editing, factsFrom, useEditing } from '../frame/editing.ts'
import type { FormPart } from '../frame/section-form.tsx'
import { SingleSection } from '../frame/single-section.tsx'
import { HometownFields } from './hometown-fields.tsx'
import { withCoordinates } from './place-values.ts'
import { SizeFields, sizeFaults, sizeKinds, withSizes } from './size-fields.tsx'

const genderChoices = genders.map((key) => ({ key, title: genderNames[key] }))

const factsOf =
  ({ sport, units }: Pick<Editing, 'sport' | 'units'>) =>
  (athlete: Athlete) => {
    const { own, personal_metrics: sizes } = athlete
    const said = (name: keyof typeof sizeKinds) => {
      const value = sizes[sizeKinds[name].kept]
      return value === null ? null : saidOf(value, sizeKinds[name], units)
    }
    return factsFrom([
      ['First name', athlete.first_name],
      ['Last name', athlete.last_name],
      ['Gender', titleIn(genderChoices, athlete.gender)],
      ['Number', athlete.number],
      ['Position', titleIn(sport.positions, athlete.position)],
      ['Second position', titleIn(sport.positions, athlete.secondary_position)],
      ['Class', athlete.class],
      ['Height', said('height')],
      ['Weight', said('weight')],
      ['Wingspan', said('wingspan')],
      ['Hand', titleIn(sport.handedness, athlete.handedness)],
      ['Birth date', formatDate(own?.birth_date ?? '')],
      ['School', athlete.high_school],
      ['Club', athlete.club],
      ['Street', [own?.address, own?.apt].filter(Boolean).join(', ')],
      ['Hometown', [athlete.city, athlete.state, own?.zip, athlete.country].filter(Boolean).join(', ')],
      ['In one line', athlete.bio],
    ])
  }

/** Classes of current students and recent graduates. */
const classYears = (chosen: number | null): number[] => {
  const first = new Date().getFullYear() - 2
  const years = Array.from({ length: 12 }, (_, later) => first + later)
  return chosen === null || years.includes(chosen) ? years : [chosen, ...years]
}

const InfoFields = ({ faultOf, page: athlete }: FormPart) => {
  const { sport, units } = useEditing()
  const { own } = athlete
  const positions = sport.positions
    .filter(({ gender }) => gender === null || athlete.gender === null || gender === athlete.gender)
    .map(({ key, title }) => ({ value: key, label: `${title} (${key})` }))
  return (
    <div className="grid gap-8">
      <FieldGrid>
        <TextField
          label="First name"
          name="first_name"
          isRequired
          maxLength={50}
          defaultValue={athlete.first_name}
          fault={faultOf('first_name')}
        />
        <TextField
          label="Last name"
          name="last_name"
          isRequired
          maxLength={50}
          defaultValue={athlete.last_name}
          hint="Your page’s web address changes with your name. Old links keep working."
          fault={faultOf('last_name')}
        />
        <TextField
          label="Jersey number"
          name="number"
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          defaultValue={athlete.number ?? ''}
          fault={faultOf('number')}
        />
        <SelectField
          label="Class of"
          name="class_year"
          placeholder="Choose a year"
          options={classYears(athlete.class).map((year) => ({ value: String(year), label: String(year) }))}
          defaultValue={athlete.class?.toString() ?? ''}
          hint="The year you finish high school."
          fault={faultOf('class_year')}
        />
        <SelectField
          label="Position"
          name="position"
          placeholder="Choose a position"
          options={positions}
          defaultValue={athlete.position ?? ''}
          fault={faultOf('position')}
        />
        <SelectField
          label="Second position"
          name="secondary_position"
          placeholder="None"
          options={positions}
          defaultValue={athlete.secondary_position ?? ''}
          fault={faultOf('secondary_position')}
        />
        <SelectField
          label="Hand"
          name="handedness"
          placeholder="Choose one"
          options={sport.handedness.map(({ key, title }) => ({ value: key, label: title }))}
          defaultValue={athlete.handedness ?? ''}
          fault={faultOf('handedness')}
        />
        <SelectField
          label="Gender"
          name="gender"
          placeholder="Choose one"
          options={genderChoices.map(({ key, title }) => ({ value: key, label: title }))}
          defaultValue={athlete.gender ?? ''}
          fault={faultOf('gender')}
        />
        <SizeFields sizes={athlete.personal_metrics} units={units} faultOf={faultOf} />
        <DateField
          label="Birth date"
          name="birth_date"
          defaultValue={own?.birth_date ?? ''}
          hint="Only your family and our team can see it."
          fault={faultOf('birth_date')}
        />
        <TextField
          label="School"
          name="high_school"
          maxLength={120}
          defaultValue={athlete.high_school ?? ''}
          fault={faultOf('high_school')}
        />
        <TextField
          label="Club"
          name="club"
          maxLength={120}
          defaultValue={athlete.club ?? ''}
          fault={faultOf('club')}
        />
        <WideField>
          <TextArea
            label="In one line"
            name="bio"
            rows={2}
            maxLength={160}
            defaultValue={athlete.bio ?? ''}
            hint="In your own words. It goes under your name."
            fault={faultOf('bio')}
          />
        </WideField>
      </FieldGrid>
      <HometownFields athlete={athlete} faultOf={faultOf} />
    </div>
  )
}

/** PRO-02: the athlete's basic facts. */
export const InfoEditor = () => {
  const { athlete, units, sport } = useEditing()
  return (
    <SingleSection
      id="info"
      title="Player info"
      note="What a coach reads in the first ten seconds."
      why="A coach decides in ten seconds whether to read on: name, position, class and size come first."
      action="Add player info"
      endpoint={saveInfo}
      factsOf={factsOf({ sport, units })}
      bodyOf={(values) => withCoordinates(withSizes(values, athlete, units))}
      alsoCheck={sizeFaults}
    >
      {(part) => <InfoFields {...part} />}
    </SingleSection>
  )
}
