import {
  type AnsweredStep,
  type Factor,
  type Home,
  type SurveyStep,
  surveySteps,
} from '@fieldhouse/contract/matching.answers'
import type { ShownAnswers } from '@fieldhouse/contract/matching.shown'

/** A number as it is typed: text that is no number stays, and the contract's rules say what is wrong. */
export type Typed = number | string | null

type Loose<Value> = Value extends Home | Record<Factor, number> | readonly unknown[]
  ? Value
  : Value extends number
    ? Typed
    : Value extends object
      ? { [Key in keyof Value]: Loose<Value[Key]> }
      : Value

/** The answers on the screen, saved or not. */
export type DraftAnswers = { [Step in SurveyStep]: Loose<ShownAnswers[Step]> }

export type Drafts = Partial<DraftAnswers>

export const typedNumber = (text: string): Typed => {
  const trimmed = text
    .trim()
    .replace(/^\$/, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
  if (trimmed === '') return null
  return /^-?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : text
}

export const asNumber = (typed: Typed): number | null => (typeof typed === 'number' ? typed : null)

export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A step as it is sent. Averages are all there or none. Must-haves are switched by themselves, so they stay as they are. */
export const stepBody = (step: SurveyStep, answers: DraftAnswers, saved: ShownAnswers): AnsweredStep => {
  const given: unknown =
    step === 'game'
      ? { ...answers.game, averages: hasAny(answers.game.averages) ? answers.game.averages : null }
      : step === 'priorities'
        ? { ...answers.priorities, must_haves: saved.priorities.must_haves }
        : answers[step]
  // What is wrong with it is for the rules to say.
  return { step, answers: given } as AnsweredStep
}

const hasAny = (averages: DraftAnswers['game']['averages']): boolean =>
  averages !== null && Object.values(averages).some((value) => value !== null)

/** What is on the screen: the drafts over the saved answers. */
export const withDrafts = (saved: ShownAnswers, drafts: Drafts): DraftAnswers => ({ ...saved, ...drafts })

/** Only what really differs. */
export const realDrafts = (saved: ShownAnswers, drafts: Drafts): Drafts =>
  Object.fromEntries(
    surveySteps.flatMap((step) =>
      drafts[step] &&
      !isSameAnswer(stepBody(step, withDrafts(saved, drafts), saved), stepBody(step, saved, saved))
        ? [[step, drafts[step]]]
        : [],
    ),
  )
