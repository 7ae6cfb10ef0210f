import { selectivities } from '@fieldhouse/contract/matching.answers'
import { useState } from 'react'
import { RemovableChip } from '../../../../ui/data/chip.tsx'
import { ComboboxField } from '../../../../ui/forms/combobox-field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { CardChoices } from '../parts/card-choices.tsx'
import { Pair, Question } from '../parts/question.tsx'
import { TypedNumberField } from '../parts/typed-number-field.tsx'
import { selectivityWords } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

const mostMajors = 6

export const AcademicsStep = ({
  answers,
  change,
  leave,
  faultOf,
  source,
  survey,
  isReadOnly,
  mustHave,
}: StepProps<'academics'>) => (
  <>
    <Pair>
      <TypedNumberField
        label="GPA"
        name="gpa"
        value={answers.gpa}
        onChange={(gpa) => change({ gpa })}
        onLeave={() => leave('gpa')}
        hint={source('gpa') ?? 'Unweighted, out of 4.0.'}
        fault={faultOf('gpa')}
      />
      <TypedNumberField
        label="Core GPA"
        name="core_gpa"
        value={answers.core_gpa}
        onChange={(core_gpa) => change({ core_gpa })}
        onLeave={() => leave('core_gpa')}
        hint={source('core_gpa') ?? 'Only the courses the NCAA counts.'}
        fault={faultOf('core_gpa')}
      />
    </Pair>
    <Question title="Test scores">
      <Switch
        label="Count my test scores"
        name="uses_tests"
        checked={answers.uses_tests}
        onCheckedChange={(uses_tests) => change({ uses_tests })}
        hint="Many colleges do not ask for them."
        disabled={isReadOnly}
      />
      {answers.uses_tests && (
        <Pair>
          <TypedNumberField
            label="SAT"
            name="sat"
            isWhole
            value={answers.sat}
            onChange={(sat) => change({ sat })}
            onLeave={() => leave('sat')}
            hint={source('sat')}
            fault={faultOf('sat')}
          />
          <TypedNumberField
            label="ACT"
            name="act"
            isWhole
            value={answers.act}
            onChange={(act) => change({ act })}
            onLeave={() => leave('act')}
            hint={source('act')}
            fault={faultOf('act')}
          />
        </Pair>
      )}
    </Question>
    <Question title="Fields of study" hint="up to six, or none if you are not sure">
      <Majors
        chosen={answers.majors}
        all={survey.majors}
        onChange={(majors) => change({ majors })}
        fault={faultOf('majors')}
        isReadOnly={isReadOnly}
      />
      {mustHave('majors')}
    </Question>
    <CardChoices
      legend="How hard to get in"
      hint="pick any, or none for all"
      name="selectivity"
      choices={selectivities.map((value) => ({ value, ...selectivityWords[value] }))}
      chosen={answers.selectivity}
      onChange={(selectivity) => change({ selectivity })}
      fault={faultOf('selectivity')}
    />
  </>
)

interface MajorsProps {
  chosen: readonly string[]
  all: readonly string[]
  onChange: (chosen: string[]) => void
  fault: string | undefined
  isReadOnly: boolean
}

const Majors = ({ chosen, all, onChange, fault, isReadOnly }: MajorsProps) => {
  const [times, setTimes] = useState(0)
  const isFull = chosen.length >= mostMajors
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label="Your fields" className="flex flex-wrap gap-2">
          {chosen.map((major) => (
            <li key={major} className="max-w-full">
              {isReadOnly ? (
                <span className="inline-flex min-h-8 items-center rounded-full bg-accent-soft px-3 text-small font-semibold">
                  {major}
                </span>
              ) : (
                <RemovableChip
                  label={major}
                  onRemove={() => onChange(chosen.filter((one) => one !== major))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <ComboboxField
          // Empty again after each choice.
          key={times}
          label="Add a field"
          name="majors"
          options={all
            .filter((major) => !chosen.includes(major))
            .map((major) => ({ value: major, label: major }))}
          hint={isFull ? 'Six fields are the most. Remove one to add another.' : 'Type, or open the list.'}
          fault={fault}
          isDisabled={isFull}
          onValueChange={(major) => {
            if (!major) return
            onChange([...chosen, major].toSorted())
            setTimes((last) => last + 1)
          }}
        />
      )}
    </>
  )
}
