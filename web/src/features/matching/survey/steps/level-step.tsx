import {
  type Competition,
  competitions,
  type PlayLevel,
  playLevels,
} from '@fieldhouse/contract/matching.answers'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { CardChoices } from '../parts/card-choices.tsx'
import { Question } from '../parts/question.tsx'
import { competitionWords, levelGroups, levelWords } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

/** Their teams are hard to confirm, so without this line the two would seem not to exist. */
const fewConfirmed =
  'Most Division II and III teams at junior colleges are not confirmed by any source. To see them, include unconfirmed teams in step 6.'

export const LevelStep = ({ answers, change, faultOf, survey, isReadOnly, mustHave }: StepProps<'level'>) => (
  <>
    <Question title="Levels you want" hint="pick any, or none for all">
      <div className="grid gap-6">
        {levelGroups.map(({ title, levels }) => (
          <CardChoices
            key={title}
            legend={title}
            name="wanted"
            choices={levels.map((value) => ({ value, ...levelWords[value] }))}
            chosen={answers.wanted.filter((level) => levels.includes(level))}
            onChange={(chosen) => {
              const others = answers.wanted.filter((level) => !levels.includes(level))
              change({ wanted: playLevels.filter((level) => [...others, ...chosen].includes(level)) })
            }}
            fault={faultOf('wanted')}
            note={
              levels.includes('juco-d2') && !survey.answers.campus.includes_unverified
                ? fewConfirmed
                : undefined
            }
          />
        ))}
      </div>
      {mustHave('level')}
    </Question>
    <SelectField
      label="Level your coach sees for you"
      name="projected"
      placeholder="I have not asked yet"
      hint="Ask your high school or club coach. It counts more than anything else for the level."
      options={levelGroups.map(({ title, levels }) => ({
        label: title,
        options: levels.map((value) => ({ value, label: levelWords[value].full ?? levelWords[value].title })),
      }))}
      value={answers.projected ?? ''}
      onValueChange={(value) => change({ projected: value === '' ? null : (value as PlayLevel) })}
      fault={faultOf('projected')}
    />
    <RadioGroup
      legend="Teams you play against"
      name="competition"
      look="card"
      options={competitions.map((value) => ({
        value,
        label: competitionWords[value].title,
        hint: competitionWords[value].text,
      }))}
      value={answers.competition ?? ''}
      onValueChange={(value) => change({ competition: value as Competition })}
      fault={faultOf('competition')}
      isDisabled={isReadOnly}
    />
  </>
)
