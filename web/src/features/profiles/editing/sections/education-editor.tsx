import { saveEducation } from '@fieldhouse/contract/profiles.editing'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FieldGrid, WideField } from '../fields/field-grid.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { factsFrom } from '../frame/editing.ts'
import { SingleSection } from '../frame/single-section.tsx'

const figures = [
  { name: 'gpa', label: 'GPA', hint: 'Out of 4.0' },
  { name: 'weighted_gpa', label: 'Weighted GPA', hint: 'Out of 6.0' },
  { name: 'core_gpa', label: 'Core GPA', hint: 'Of the NCAA core courses' },
  { name: 'sat', label: 'SAT', hint: '400 to 1,600' },
  { name: 'act', label: 'ACT', hint: '1 to 36' },
] as const

export const EducationEditor = ({ title }: { title: string }) => (
  <SingleSection
    id="education"
    title={title}
    note="After numbers and film, coaches ask for grades."
    why="Your grades decide which colleges can make you an offer."
    action="Add your grades"
    endpoint={saveEducation}
    factsOf={({ education: known }) =>
      factsFrom([
        ['School', known?.school],
        ...figures.map(({ name, label }) => [label, known?.[name]] as const),
        ['NCAA id', known?.ncaa_id],
        ['Intended majors', known?.intended_majors.join('\n')],
        ['Honors', known?.honors.join('\n')],
      ])
    }
  >
    {({ faultOf, page: { education } }) => (
      <FieldGrid>
        <TextField
          label="School"
          name="school"
          maxLength={120}
          defaultValue={education?.school ?? ''}
          fault={faultOf('school')}
        />
        <TextField
          label="NCAA id"
          name="ncaa_id"
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          defaultValue={education?.ncaa_id ?? ''}
          hint="From the NCAA Eligibility Center"
          fault={faultOf('ncaa_id')}
        />
        {figures.map(({ name, ...field }) => (
          <NumberField
            key={name}
            {...field}
            name={name}
            defaultValue={education?.[name]?.toString() ?? ''}
            fault={faultOf(name)}
          />
        ))}
        <WideField>
          <TextArea
            label="Intended majors"
            name="intended_majors"
            rows={3}
            defaultValue={education?.intended_majors.join('\n') ?? ''}
            hint="One per line, up to 8"
            fault={faultOf('intended_majors')}
          />
        </WideField>
        <WideField>
          <TextArea
            label="Honors"
            name="honors"
            defaultValue={education?.honors.join('\n') ?? ''}
            hint="One per line, up to 12: Honor roll, every term"
            fault={faultOf('honors')}
          />
        </WideField>
      </FieldGrid>
    )}
  </SingleSection>
)
