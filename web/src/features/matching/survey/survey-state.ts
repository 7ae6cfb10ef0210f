import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { SurveyStep } from '@fieldhouse/contract/matching.answers'
import { type DraftAnswers, type Drafts, isSameAnswer } from './draft-answers.ts'

export interface SurveyForm {
  readonly drafts: Drafts
  /** Of the step on the screen: `answers.gpa`. */
  readonly faults: FieldFaults
  /** A refusal that belongs to no single field. */
  readonly message: string | null
}

export type SurveyEvent =
  | { type: 'restored'; drafts: Drafts }
  | { type: 'changed'; step: SurveyStep; answers: DraftAnswers[SurveyStep] }
  /** A field was left, or changed while it showed an error. */
  | { type: 'checked'; field: string; faults: FieldFaults }
  | { type: 'refused'; faults: FieldFaults; message: string | null }
  /** What was sent. What was typed after that is still to be saved. */
  | { type: 'saved'; step: SurveyStep; sent: DraftAnswers[SurveyStep] }
  | { type: 'moved' }

export const emptySurveyForm: SurveyForm = { drafts: {}, faults: {}, message: null }

/** A field's faults and those of its parts: `answers.averages` and `answers.averages.points`. */
export const isOfField = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`)

const withoutDraft = (drafts: Drafts, step: SurveyStep): Drafts => {
  const { [step]: _, ...others } = drafts
  return others
}

const onlyOf = (faults: FieldFaults, isWanted: (path: string) => boolean): FieldFaults =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => isWanted(path)))

export const surveyReducer = (state: SurveyForm, event: SurveyEvent): SurveyForm => {
  switch (event.type) {
    case 'restored':
      // What was typed before the page could read the storage is newer.
      return { ...state, drafts: { ...event.drafts, ...state.drafts } }
    case 'changed':
      return { ...state, drafts: { ...state.drafts, [event.step]: event.answers }, message: null }
    case 'checked':
      return {
        ...state,
        faults: {
          ...onlyOf(state.faults, (path) => !isOfField(path, event.field)),
          ...onlyOf(event.faults, (path) => isOfField(path, event.field)),
        },
      }
    case 'refused':
      return { ...state, faults: event.faults, message: event.message }
    case 'saved': {
      const isNewer = !isSameAnswer(state.drafts[event.step] ?? event.sent, event.sent)
      return {
        drafts: isNewer ? state.drafts : withoutDraft(state.drafts, event.step),
        faults: {},
        message: null,
      }
    }
    case 'moved':
      return { ...state, faults: {}, message: null }
  }
}
