import { playStyles } from '@fieldhouse/contract/matching.answers'
import { FieldNote } from '../../../../ui/forms/field.tsx'
import type { Typed } from '../draft-answers.ts'
import { CardChoices } from '../parts/card-choices.tsx'
import { Question } from '../parts/question.tsx'
import { TypedNumberField } from '../parts/typed-number-field.tsx'
import { styleWords } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

const averages = [
  { key: 'points', label: 'Points' },
  { key: 'rebounds', label: 'Rebounds' },
  { key: 'assists', label: 'Assists' },
  { key: 'steals', label: 'Steals' },
  { key: 'blocks', label: 'Blocks' },
] as const

const noAverages = { points: null, rebounds: null, assists: null, steals: null, blocks: null }

export const GameStep = ({ answers, change, leave, faultOf, source }: StepProps<'game'>) => {
  const given = answers.averages ?? noAverages
  const put = (key: keyof typeof noAverages, value: Typed) => change({ averages: { ...given, [key]: value } })
  return (
    <>
      <Question title="Season averages" hint="a game">
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-5">
          {averages.map(({ key, label }) => (
            <TypedNumberField
              key={key}
              label={label}
              name={`averages.${key}`}
              value={given[key]}
              onChange={(value) => put(key, value)}
              onLeave={() => leave('averages')}
              fault={faultOf(`averages.${key}`)}
            />
          ))}
        </div>
        <FieldNote
          id="averages-note"
          hint={source('averages') ?? 'All five, or none. Of your last high school season.'}
        />
      </Question>
      <CardChoices
        legend="How you like to play"
        hint="pick any"
        name="styles"
        choices={playStyles.map((value) => ({ value, ...styleWords[value] }))}
        chosen={answers.styles}
        onChange={(styles) => change({ styles })}
        note="No source says how each college plays, so this does not change a score. It helps when you talk to a coach."
        fault={faultOf('styles')}
      />
    </>
  )
}
