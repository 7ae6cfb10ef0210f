import { positions, roles } from '@fieldhouse/contract/matching.answers'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { asNumber } from '../draft-answers.ts'
import { CardChoices } from '../parts/card-choices.tsx'
import { HeightField } from '../parts/height-field.tsx'
import { Pair } from '../parts/question.tsx'
import { positionWords, roleWords } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

/** This school year and the next five, and the year that was saved. */
const yearsFrom = (first: number, saved: number | null): string[] => {
  const years = Array.from({ length: 7 }, (_, index) => first + index)
  return [...new Set([...years, ...(saved === null ? [] : [saved])])].toSorted().map(String)
}

export const PlayerStep = ({
  answers,
  change,
  leave,
  faultOf,
  source,
  units,
  isReadOnly,
  thisYear,
}: StepProps<'player'> & { thisYear: number }) => (
  <>
    <RadioGroup
      legend="Team"
      name="gender"
      look="card"
      options={[
        { value: 'female', label: 'Women’s' },
        { value: 'male', label: 'Men’s' },
      ]}
      value={answers.gender ?? ''}
      onValueChange={(gender) => change({ gender: gender as 'female' | 'male' })}
      hint={source('gender')}
      fault={faultOf('gender')}
      isDisabled={isReadOnly}
    />
    <CardChoices
      legend="Positions"
      hint="pick any"
      name="positions"
      isNarrow
      choices={positions.map((value) => ({ value, title: value, text: positionWords[value] }))}
      chosen={answers.positions}
      onChange={(chosen) => change({ positions: chosen })}
      note={source('positions')}
      fault={faultOf('positions')}
    />
    <SelectField
      label="Graduation year"
      name="class_year"
      placeholder="Not sure yet"
      options={yearsFrom(thisYear, asNumber(answers.class_year)).map((value) => ({ value, label: value }))}
      value={String(answers.class_year ?? '')}
      onValueChange={(value) => change({ class_year: value === '' ? null : Number(value) })}
      hint={source('class_year')}
      fault={faultOf('class_year')}
    />
    <Pair>
      <HeightField
        label="Height"
        name="height_in"
        units={units}
        value={answers.height_in}
        onChange={(height_in) => change({ height_in })}
        onLeave={() => leave('height_in')}
        hint={source('height_in')}
        fault={faultOf('height_in')}
      />
      <HeightField
        label="Wingspan"
        name="wingspan_in"
        units={units}
        value={answers.wingspan_in}
        onChange={(wingspan_in) => change({ wingspan_in })}
        onLeave={() => leave('wingspan_in')}
        hint={source('wingspan_in') ?? 'If you know it.'}
        fault={faultOf('wingspan_in')}
      />
    </Pair>
    <RadioGroup
      legend="Role you want"
      name="role"
      look="card"
      options={roles.map((value) => ({ value, label: roleWords[value].title, hint: roleWords[value].text }))}
      value={answers.role ?? ''}
      onValueChange={(role) => change({ role: role as (typeof roles)[number] })}
      fault={faultOf('role')}
      isDisabled={isReadOnly}
    />
  </>
)
