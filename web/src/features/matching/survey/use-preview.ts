import type { AnsweredStep } from '@fieldhouse/contract/matching.answers'
import { previewSurvey, type SurveyState } from '@fieldhouse/contract/matching.survey'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'

const restMs = 250

/** A value when nothing changed for a moment. The first one at once. */
export const useSettled = <Value>(value: Value): Value => {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(settled) as Value
}

interface PreviewOptions {
  id: string
  survey: SurveyState
  body: AnsweredStep
  /** What is wrong with it, by the contract's rules. */
  check: (body: AnsweredStep) => Promise<Record<string, unknown>>
}

/** What the answers on the screen would do. While they are no answer yet, the saved ones are counted. */
export const usePreview = ({ id, survey, body, check }: PreviewOptions) => {
  const settled = useSettled(body)
  // Another step's saved answer changes nothing, so it counts what is saved.
  const counted: AnsweredStep = { step: 'money', answers: survey.answers.money } as AnsweredStep
  const { data, isFetching, isError, refetch } = useQuery({
    // A switched must-have is saved at once, so it is another question.
    queryKey: [
      previewSurvey.path,
      id,
      settled,
      survey.version,
      survey.answers.priorities.must_haves,
      survey.filter_disabled,
    ],
    queryFn: async ({ signal }) => {
      const isAnswer = Object.keys(await check(settled)).length === 0
      return call(previewSurvey, { params: { id }, body: isAnswer ? settled : counted }, { signal })
    },
    // The old numbers stay until the new ones arrive. An answer that comes late is for another question.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    networkMode: 'always',
  })
  return {
    preview: data?.data ?? null,
    isCounting: isFetching,
    hasFailed: isError && !data,
    retry: () => void refetch(),
  }
}
