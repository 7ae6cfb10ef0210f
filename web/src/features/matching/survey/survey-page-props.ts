import type { SurveyState } from '@fieldhouse/contract/matching.survey'
import type { ReactNode } from 'react'
import type { MatchingPlace } from '../matching-access.ts'

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
