import type { SurveyState } from '@fieldhouse/contract/matching.survey'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MatchingPlace } from '../matching-access.ts'
import { surveyQuery } from './survey.api.ts'
import { SurveyForm } from './survey-form.tsx'

export interface SurveyPageProps {
  place: MatchingPlace
  /** From the address. Null: where it was left. */
  stepNumber: number | null
  hrefOf: (step: number) => string
  onMove: (step: number) => void
  /** To the matches. */
  matchesHref: string
  onFinish: () => void
  /** Whose survey it is, if that is not obvious. */
  about?: ((survey: SurveyState) => ReactNode) | undefined
  /** The line on top after the package ended. */
  ended: (survey: SurveyState, endedOn: string) => ReactNode
  /** When the page was rendered. */
  now: number
}

/** BCM-01: the survey. The loader has read it, so it is there. */
export const SurveyPage = ({ ended, ...page }: SurveyPageProps) => {
  const { data } = useQuery(surveyQuery(page.place.id))
  if (!data) return null
  const survey = data.data
  return (
    <>
      {survey.ended_on !== null && ended(survey, survey.ended_on)}
      <SurveyForm {...page} survey={survey} />
    </>
  )
}
