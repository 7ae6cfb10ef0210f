import type { SurveyStep } from '@fieldhouse/contract/matching.answers'
import type { SurveyState } from '@fieldhouse/contract/matching.survey'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Units } from '../../../../lib/units.ts'
import { Icon } from '../../../../ui/media/icon.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { shortAnswer } from '../short-answers.ts'

export interface StepNavProps {
  survey: SurveyState
  step: SurveyStep
  units: Units
  /** Steps with answers that are not saved yet. */
  unsaved: readonly SurveyStep[]
  hrefOf: (step: number) => string
  onMove: (step: number) => void
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const moveOn = (onMove: (step: number) => void, step: number) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  onMove(step)
}

/** The eight steps with what was answered. */
export const StepRail = ({ survey, step, units, unsaved, hrefOf, onMove }: StepNavProps) => {
  const done = survey.questions.filter(({ is_answered }) => is_answered).length
  return (
    <nav aria-label="Survey steps" className="border-e border-line px-7 py-9 ps-10 max-lg:hidden">
      <p className="label mb-3.5 text-muted">
        Match survey, {done} of {survey.questions.length} done
      </p>
      <ol className="lg:sticky lg:top-[calc(1.5rem+var(--athlete-line))]">
        {survey.questions.map((question) => {
          const isHere = question.id === step
          return (
            <li key={question.id}>
              <a
                href={hrefOf(question.step)}
                aria-current={isHere ? 'step' : undefined}
                onClick={moveOn(onMove, question.step)}
                className="grid grid-cols-[28px_minmax(0,1fr)] gap-3 py-2.5 text-ui leading-snug"
              >
                <StepMark number={question.step} isHere={isHere} isDone={question.is_answered} />
                <span className="grid content-center">
                  <span
                    className={classNames('font-semibold', !isHere && !question.is_answered && 'text-muted')}
                  >
                    {question.title}
                    {question.is_answered && <span className="sr-only">, done</span>}
                  </span>
                  {question.is_answered && (
                    <span className="text-small text-muted">{shortAnswer(question.id, survey, units)}</span>
                  )}
                  {unsaved.includes(question.id) && !isHere && (
                    <span className="text-small text-warning">Not saved yet</span>
                  )}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const StepMark = ({ number, isHere, isDone }: { number: number; isHere: boolean; isDone: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid size-7 place-items-center rounded-full font-display text-[0.9375rem] leading-none font-bold',
      isHere
        ? 'bg-accent text-on-accent'
        : isDone
          ? 'bg-accent-soft text-accent-text'
          : 'border border-line-strong text-muted',
    )}
  >
    {isDone && !isHere ? <Icon of={Check} size="sm" /> : number}
  </span>
)

/** On a phone, eight bars. Each one is as high as a thumb. */
export const StepBars = ({ survey, step, hrefOf, onMove }: StepNavProps) => (
  <nav aria-label="Survey steps" className="px-(--gutter) lg:hidden">
    <ol className="grid grid-cols-8 gap-1">
      {survey.questions.map(({ id, step: number, title, is_answered }) => (
        <li key={id}>
          <a
            href={hrefOf(number)}
            aria-label={`Step ${number}: ${title}${is_answered ? ', done' : ''}`}
            aria-current={id === step ? 'step' : undefined}
            onClick={moveOn(onMove, number)}
            className="grid h-9 items-center"
          >
            <span
              className={classNames(
                'h-1 rounded-[2px]',
                is_answered || id === step ? 'bg-accent-text' : 'bg-line',
                id === step && 'h-2',
              )}
            />
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
