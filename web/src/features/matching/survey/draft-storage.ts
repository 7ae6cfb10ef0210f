import { type SurveyStep, surveySteps } from '@fieldhouse/contract/matching.answers'
import type { ShownAnswers } from '@fieldhouse/contract/matching.shown'
import type { Drafts } from './draft-answers.ts'

/** Answers that are not saved yet survive a reload. Another person on the same device does not get them. */
export interface DraftOwner {
  viewerId: string
  /** The athlete's user id. */
  id: string
}

const keyOf = ({ viewerId, id }: DraftOwner, step: SurveyStep) => `surveyDraft:${viewerId}:${id}:${step}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readStepDraft = (owner: DraftOwner, step: SurveyStep): Record<string, unknown> | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner, step)) ?? 'null')
    return isObject(stored) ? stored : null
  } catch {
    return null
  }
}

/** Of an older page, only what this page still asks. */
const known = (draft: Record<string, unknown>, saved: object) =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => name in saved))

export const readDrafts = (owner: DraftOwner, saved: ShownAnswers): Drafts =>
  Object.fromEntries(
    surveySteps.flatMap((step) => {
      const draft = readStepDraft(owner, step)
      return draft ? [[step, { ...saved[step], ...known(draft, saved[step]) }]] : []
    }),
  )

/** False if the browser does not store anything. Then leaving would lose it. */
export const storeDraft = (owner: DraftOwner, step: SurveyStep, draft: object | undefined): boolean => {
  try {
    if (draft) sessionStorage.setItem(keyOf(owner, step), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(owner, step))
    return true
  } catch {
    return draft === undefined
  }
}
