import { factors } from '@fieldhouse/contract/matching.answers'
import { Question } from '../parts/question.tsx'
import { WeightRow } from '../parts/weight-row.tsx'
import { factorWords } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

export const PrioritiesStep = ({
  answers,
  change,
  faultOf,
  preview,
  isReadOnly,
  mustHave,
}: StepProps<'priorities'>) => (
  <>
    <Question title="How much each one counts" hint="from 0 to 5">
      <ul>
        {factors.map((factor) => (
          <WeightRow
            key={factor}
            name={`weights.${factor}`}
            {...factorWords[factor]}
            weight={answers.weights[factor]}
            isOpen={preview?.unanswered.includes(factor) ?? false}
            onChange={(weight) => change({ weights: { ...answers.weights, [factor]: weight } })}
            isReadOnly={isReadOnly}
          />
        ))}
      </ul>
      {faultOf('weights') && <p className="text-small text-danger">{faultOf('weights')}</p>}
    </Question>
    <Question title="Must-haves" hint="saved when you switch them">
      {preview && preview.must_haves.length === 0 ? (
        <p className="text-ui text-muted">
          Nothing can be a must-have yet. Answer the questions about level, place, campus, or money first.
        </p>
      ) : (
        <div className="grid gap-2.5">
          {preview?.must_haves.map(({ id, title, detail }) => (
            <div key={id}>{mustHave(id, { title, onText: detail, offText: detail })}</div>
          ))}
        </div>
      )}
    </Question>
  </>
)
