import { type SurveyStep, surveySteps } from '@fieldhouse/contract/matching.answers'
import { isStepAnswered, nextStep } from '../owner/completion.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'

export const stepTitles: Readonly<Record<SurveyStep, string>> = {
  player: 'The player',
  level: 'Level',
  game: 'The game',
  academics: 'Academics',
  place: 'Place',
  campus: 'Campus',
  money: 'Money',
  priorities: 'What matters',
}

const titleOf = (step: number): string => stepTitles[surveySteps[step - 1] ?? 'priorities']

/** What to do next. Null after the survey is completed. */
export const alertOf = ({ is_completed, answers, saved }: MatchingOwner): string | null => {
  if (is_completed) return null
  const done = surveySteps.filter((step) => isStepAnswered(saved, step)).length
  if (done === 0) return 'Answer eight short steps to see your matches. It takes about four minutes.'
  if (done < surveySteps.length)
    return `${done} of ${surveySteps.length} steps are done. Next: ${titleOf(nextStep(saved))}.`
  return answers === null
    ? 'Choose the men’s or the women’s team in step 1 to see your matches.'
    : 'Nothing can be scored yet. In step 8, give a weight to something that you answered.'
}

/** The same right after a step was saved. */
export const alertAfter = (before: MatchingOwner, after: MatchingOwner): string | null => {
  if (!after.is_completed) return alertOf(after)
  return before.is_completed
    ? 'Your answers are saved, and your matches are up to date.'
    : 'Your survey is complete. Your matches are ready.'
}
