import { type SurveyStep, surveySteps } from '@fieldhouse/contract/matching.answers'
import { matchingPath, matchPath } from './matching-access.ts'

/** The addresses of an athlete's matching pages. The athlete is in them if the reader looks after several. */
export interface MatchPaths {
  readonly survey: string
  readonly surveyStep: (step: SurveyStep) => string
  readonly list: string
  readonly match: (matchId: number) => string
}

export const matchPaths = (userId: string | null): MatchPaths => ({
  survey: matchingPath(userId, 'survey'),
  surveyStep: (step) => `${matchingPath(userId, 'survey')}?step=${surveySteps.indexOf(step) + 1}`,
  list: matchingPath(userId, 'matches'),
  match: (matchId) => matchPath(userId, matchId),
})
