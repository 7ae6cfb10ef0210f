import type { SurveyStep } from '@fieldhouse/contract/matching.answers'
import type { DraftAnswers } from './draft-answers.ts'
import { AcademicsStep } from './steps/academics-step.tsx'
import { CampusStep } from './steps/campus-step.tsx'
import { GameStep } from './steps/game-step.tsx'
import { LevelStep } from './steps/level-step.tsx'
import { MoneyStep } from './steps/money-step.tsx'
import { PlaceStep } from './steps/place-step.tsx'
import { PlayerStep } from './steps/player-step.tsx'
import { PrioritiesStep } from './steps/priorities-step.tsx'
import type { StepProps } from './steps/step-props.ts'

interface StepFieldsProps {
  step: SurveyStep
  answers: DraftAnswers
  now: number
  shared: Omit<StepProps<SurveyStep>, 'answers' | 'change'> & { change: (patch: object) => void }
}

/** The questions of one step. */
export const StepFields = ({ step, answers, now, shared }: StepFieldsProps) => {
  switch (step) {
    case 'player':
      return <PlayerStep {...shared} answers={answers.player} thisYear={new Date(now).getUTCFullYear()} />
    case 'level':
      return <LevelStep {...shared} answers={answers.level} />
    case 'game':
      return <GameStep {...shared} answers={answers.game} />
    case 'academics':
      return <AcademicsStep {...shared} answers={answers.academics} />
    case 'place':
      return <PlaceStep {...shared} answers={answers.place} />
    case 'campus':
      return <CampusStep {...shared} answers={answers.campus} />
    case 'money':
      return <MoneyStep {...shared} answers={answers.money} />
    case 'priorities':
      return <PrioritiesStep {...shared} answers={answers.priorities} />
  }
}
