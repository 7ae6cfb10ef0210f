import type { User } from '@fieldhouse/contract/accounts'
import { type SurveyStep, surveySteps } from '@fieldhouse/contract/matching.answers'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api-error.ts'
import { type MatchingPlace, matchingFor } from '../matching-access.ts'
import { surveyQuery } from './survey.api.ts'

/** No access to this one, but maybe to another. Anything else is a real error. */
const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404].includes(error.status)

/** BCM-04: the survey that an address means for a person, or null if they are redirected. The server decides. */
export const openSurvey = async (
  queryClient: QueryClient,
  viewer: User | null,
  userId: string | null,
): Promise<MatchingPlace | null> => {
  for (const place of viewer ? matchingFor(viewer, userId) : []) {
    try {
      await queryClient.ensureQueryData(surveyQuery(place.id))
      return place
    } catch (error) {
      if (!isClosed(error)) throw error
    }
  }
  return null
}

/** `?step=5` or `?step=place`. Anything else is where the survey was left. */
export const stepInAddress = ({ step }: { step?: unknown }): number | null => {
  const named = surveySteps.indexOf(step as SurveyStep)
  const number = named === -1 ? Number(step) : named + 1
  return Number.isInteger(number) && number >= 1 && number <= 8 ? number : null
}
