import { type MustHave, type SurveyStep, surveySteps } from '@fieldhouse/contract/matching.answers'
import type { SurveyState } from '@fieldhouse/contract/matching.survey'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import type { Units } from '../../../lib/units.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { YouMeans } from '../you-means.tsx'
import { asNumber, isSameAnswer } from './draft-answers.ts'
import { LeaveSurvey } from './leave-survey.tsx'
import { LivePanel } from './parts/live-panel.tsx'
import { MustHaveCard } from './parts/must-have-card.tsx'
import { StepBars, StepRail } from './parts/step-nav.tsx'
import { SurveyBar } from './parts/survey-bar.tsx'
import { SurveyDone } from './parts/survey-done.tsx'
import { StepFields } from './step-fields.tsx'
import type { SurveyPageProps } from './survey-page-props.ts'
import { stepWords } from './survey-words.ts'
import { usePreview } from './use-preview.ts'
import { useSurvey } from './use-survey.ts'

type SurveyFormProps = Omit<SurveyPageProps, 'ended'> & { survey: SurveyState }

const stepAt = (number: number): SurveyStep => surveySteps[number - 1] ?? 'player'
const lastStep = surveySteps.length

/** Where it was left. A completed one starts at its beginning. */
const startOf = ({ completed, step }: SurveyState): number => (completed ? 1 : step)

const focusFirstFault = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] input, [data-fault] select')?.focus()

export const SurveyForm = ({
  place,
  survey,
  stepNumber,
  hrefOf,
  onMove,
  matchesHref,
  onFinish,
  about,
  now,
}: SurveyFormProps) => {
  // It does not jump when another device saves the next step.
  const [start] = useState(() => startOf(survey))
  const number = stepNumber ?? start
  const step = stepAt(number)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const units: Units = survey.metric_type === 2 ? 'metric' : 'imperial'
  const isReadOnly = survey.ended_on !== null
  const isOwn = place.viewerId === place.id
  const { answers, body, check, ...editing } = useSurvey({
    owner: { viewerId: place.viewerId, id: place.id },
    survey,
    step,
  })
  const { preview, isCounting, hasFailed, retry } = usePreview({ id: place.id, survey, body, check })
  const [isDone, setDone] = useState(false)
  const [refusals, setRefusals] = useState(0)
  // After the render that shows what is wrong.
  useEffect(() => {
    if (refusals > 0) focusFirstFault(form.current)
  }, [refusals])

  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])

  /** Elsewhere in the survey nothing gets lost: it is saved, or it waits in its step if something is wrong with it. */
  const move = async (to: number) => {
    if (editing.isChanged && !isReadOnly) {
      const result = await editing.save()
      if (!result || (!result.isSaved && !result.hasFaults)) return
    }
    onMove(to)
  }

  const goOn = (saved: SurveyState) => {
    if (saved.completed && !survey.completed) setDone(true)
    else if (number < lastStep) onMove(number + 1)
    else if (saved.completed) onFinish()
    else {
      if (saved.alert) toast(saved.alert)
      if (saved.step !== number) onMove(saved.step)
    }
  }

  const isAnswered = survey.questions.some(({ id, is_answered }) => id === step && is_answered)
  const isSettled = isAnswered && !editing.isChanged

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isReadOnly) return
    if (isSettled) return goOn(survey)
    const result = await editing.save()
    if (result?.isSaved) goOn(result.survey)
    else if (result) setRefusals((times) => times + 1)
  }

  const source = (field: string) => {
    const isProfile = survey.from_profile.includes(`${step}.${field}`)
    const [shown, saved] = [answers[step], survey.answers[step]].map(
      (of) => (of as Record<string, unknown>)[field],
    )
    return isProfile && isSameAnswer(shown, saved)
      ? isOwn
        ? 'From your profile'
        : 'From the profile'
      : undefined
  }

  const mustHave = (id: MustHave, words: { onText?: string; offText?: string; title?: string } = {}) => {
    const cost = preview?.must_haves.find((one) => one.id === id) ?? null
    if (preview ? !cost : !editing.isOn(id)) return null
    return (
      <MustHaveCard
        id={id}
        isOn={editing.isOn(id)}
        isBusy={editing.switching !== null}
        isReadOnly={isReadOnly}
        cost={cost}
        onSwitch={(isOn) => editing.switchMustHave(id, isOn)}
        {...words}
      />
    )
  }

  const next = number < lastStep ? stepWords[stepAt(number + 1)].next : null
  const verb = isReadOnly || isSettled ? 'Next' : 'Save, next'
  const action = next
    ? `${verb}: ${next}`
    : isReadOnly || (isSettled && survey.completed)
      ? 'See your matches'
      : survey.completed
        ? 'Save, see your matches'
        : 'Save and finish'
  const total = preview && counted(preview.total, 'college')
  const nav = {
    survey,
    step,
    units,
    unsaved: editing.unsaved,
    hrefOf,
    onMove: (to: number) => void move(to),
  }
  const isStuck = !survey.completed && survey.questions.every(({ is_answered }) => is_answered)

  return (
    <form
      ref={form}
      noValidate
      data-theme={survey.athlete.color_theme}
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid grow md:grid-cols-[minmax(0,1fr)_24rem] lg:grid-cols-[16.5rem_minmax(0,1fr)_30rem]"
    >
      <StepRail {...nav} />
      <div className="min-w-0 pt-3 pb-8 md:pt-11 md:pb-10">
        <StepBars {...nav} />
        <div className="mx-auto grid max-w-[44rem] gap-7 px-(--gutter) pt-2 md:px-14 md:pt-0">
          <header className="grid gap-2.5">
            {about?.(survey)}
            <div className="flex items-baseline justify-between gap-4">
              <p className="label text-muted">
                Step {number} of {lastStep}
              </p>
              {survey.completed && (
                <a
                  href={matchesHref}
                  onClick={seeMatches(onFinish)}
                  className="text-small font-semibold underline"
                >
                  See your matches
                </a>
              )}
            </div>
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-[min(3.5rem,15vw)] leading-[0.88] outline-none lg:text-[4rem]"
            >
              {stepWords[step].question}
            </h1>
            <p className="text-ui text-muted empty:hidden">
              <YouMeans place={place} athlete={survey.athlete} />
            </p>
            {survey.version === 0 && number === 1 && !isReadOnly && survey.alert && (
              <p className="text-ui text-muted">{survey.alert}</p>
            )}
          </header>
          {isStuck && survey.alert && <Notice tone="warning">{survey.alert}</Notice>}
          {editing.message && (
            <Notice tone="danger" isAlert>
              {editing.message}
            </Notice>
          )}
          <fieldset disabled={isReadOnly} className="grid min-w-0 gap-8">
            <legend className="sr-only">{stepWords[step].question}</legend>
            <StepFields
              step={step}
              answers={answers}
              now={now}
              shared={{
                id: place.id,
                change: editing.change,
                leave: editing.checkField,
                faultOf: editing.faultOf,
                source,
                survey,
                preview,
                units,
                isReadOnly,
                mustHave,
              }}
            />
          </fieldset>
        </div>
      </div>
      <LivePanel
        preview={preview}
        hasFailed={hasFailed}
        onRetry={retry}
        home={answers.place.home}
        radiusMiles={asNumber(answers.place.radius_miles)}
        regions={answers.place.regions}
      />
      <SurveyBar
        savedAt={survey.saved_at}
        isChanged={editing.isChanged}
        isReadOnly={isReadOnly}
        isSaving={editing.isSaving}
        count={total}
        onBack={number > 1 ? () => void move(number - 1) : null}
        action={action}
        onNext={isReadOnly ? () => (next ? onMove(number + 1) : onFinish()) : null}
        now={now}
      />
      <p role="status" className="sr-only">
        {total && !isCounting ? `${total} so far` : ''}
      </p>
      <SurveyDone isOpen={isDone} total={total} onClose={() => setDone(false)} onFinish={onFinish} />
      <LeaveSurvey wouldLose={editing.wouldLose} />
    </form>
  )
}

const seeMatches = (onFinish: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  onFinish()
}
