import { selectivities } from '@fieldhouse/contract/matching.answers'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { CardChoices } from '../parts/card-choices.tsx'
import { FieldPicker } from '../parts/field-picker.tsx'
import { Pair, Question } from '../parts/question.tsx'
import { TypedNumberField } from '../parts/typed-number-field.tsx'
import { selectivityWords } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

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
      <FieldPicker
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
