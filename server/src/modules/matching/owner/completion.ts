import { type MatchAnswers, type SurveyStep, surveySteps } from '@fieldhouse/contract/matching.answers'
import { houseDayOf } from '../../../platform/house-day.ts'
import type { SavedAnswers } from '../matching.tables.ts'
import { countedFactors } from '../score/asked.ts'

/**
 * A step is answered when it was saved. Switching a must-have on stores it with the priorities, and that alone is no
 * answer.
 */
export const isStepAnswered = (saved: SavedAnswers, step: SurveyStep): boolean =>
  step === 'priorities' ? saved.priorities?.weights !== undefined : saved[step] !== undefined

/** The first step without an answer, from 1. After the last one it stays 8. */
export const nextStep = (saved: SavedAnswers): number => {
  const missing = surveySteps.findIndex((step) => !isStepAnswered(saved, step))
  return missing === -1 ? surveySteps.length : missing + 1
}

/** BCM-01: all eight steps were saved, and at least one part can be scored. */
export const isComplete = (saved: SavedAnswers, answers: MatchAnswers | null): boolean =>
  surveySteps.every((step) => isStepAnswered(saved, step)) &&
  answers !== null &&
  countedFactors(answers).length > 0

interface Answered {
  readonly survey: { readonly saved_at: Date } | null
  readonly is_completed: boolean
}

/** The day a completed survey was last changed. Null before it is completed. */
export const answeredOn = ({ survey, is_completed }: Answered): string | null =>
  survey && is_completed ? houseDayOf(survey.saved_at) : null
