import type { MustHave, SurveyStep } from '@fieldhouse/contract/matching.answers'
import type { SurveyPreview, SurveyState } from '@fieldhouse/contract/matching.survey'
import type { ReactNode } from 'react'
import type { Units } from '../../../../lib/units.ts'
import type { DraftAnswers } from '../draft-answers.ts'

export interface StepProps<Step extends SurveyStep> {
  /** The athlete's user id. */
  id: string
  answers: DraftAnswers[Step]
  change: (patch: Partial<DraftAnswers[Step]>) => void
  /** A field was left, so what is wrong with it may be said. */
  leave: (field: string) => void
  faultOf: (field: string) => string | undefined
  /** “From your profile”, if an answer is the profile's. */
  source: (field: string) => string | undefined
  survey: SurveyState
  preview: SurveyPreview | null
  units: Units
  isReadOnly: boolean
  /** A must-have with what it costs. Nothing while its question has no answer. */
  mustHave: (id: MustHave, words?: { onText?: string; offText?: string; title?: string }) => ReactNode
}
