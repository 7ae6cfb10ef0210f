import { useQuery } from '@tanstack/react-query'
import { surveyQuery } from './survey.api.ts'
import { SurveyForm } from './survey-form.tsx'
import type { SurveyPageProps } from './survey-page-props.ts'

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
