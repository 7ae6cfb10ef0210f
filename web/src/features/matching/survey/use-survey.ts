import { type MustHave, mustHaves, type SurveyStep } from '@fieldhouse/contract/matching.answers'
import { type SurveyState, saveSurvey, toggleFilterDisabled } from '@fieldhouse/contract/matching.survey'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { faultsOf, loadRules } from '../../../lib/rules.ts'
import { useAction } from '../../../lib/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type DraftAnswers, realDrafts, stepBody, withDrafts } from './draft-answers.ts'
import { type DraftOwner, readDrafts, storeDraft } from './draft-storage.ts'
import { forgetMatches, surveyQuery } from './survey.api.ts'
import { emptySurveyForm, isOfField, surveyReducer } from './survey-state.ts'

interface SurveyOptions {
  owner: DraftOwner
  survey: SurveyState
  step: SurveyStep
}

export type SaveResult = { isSaved: true; survey: SurveyState } | { isSaved: false; hasFaults: boolean }

/** BCM-01: what is on the screen of one step, what of it is not saved yet, and the way to save it. */
export const useSurvey = ({ owner, survey, step }: SurveyOptions) => {
  const queryClient = useQueryClient()
  const { queryKey } = surveyQuery(owner.id)
  const [form, dispatch] = useReducer(surveyReducer, emptySurveyForm)
  const drafts = useMemo(() => realDrafts(survey.answers, form.drafts), [survey.answers, form.drafts])
  const answers = withDrafts(survey.answers, drafts)
  const body = stepBody(step, answers, survey.answers)
  const [isStored, setStored] = useState(true)
  /** The same body has the same key, so a retry counts one time. */
  const attempt = useRef({ text: '', key: '' })

  const restore = useEffectEvent(() =>
    dispatch({ type: 'restored', drafts: readDrafts(owner, survey.answers) }),
  )
  useEffect(() => restore(), [])

  // A step starts without the errors of another one.
  const movedTo = useRef(step)
  useEffect(() => {
    if (movedTo.current !== step) dispatch({ type: 'moved' })
    movedTo.current = step
  }, [step])

  /** The faults of what is on the screen. Without a connection the rules can't be loaded, and the server says it. */
  const check = async (given = body) => faultsOf(await loadRules(saveSurvey), given)

  const faultOf = (field: string): string | undefined =>
    Object.entries(form.faults).find(([path]) => isOfField(path, `answers.${field}`))?.[1][0]

  const change = (patch: object) => {
    const changed = { ...answers[step], ...patch } as DraftAnswers[SurveyStep]
    dispatch({ type: 'changed', step, answers: changed })
    setStored(storeDraft(owner, step, changed))
    const next = stepBody(step, { ...answers, [step]: changed }, survey.answers)
    for (const field of Object.keys(patch))
      if (faultOf(field))
        void check(next).then((faults) => dispatch({ type: 'checked', field: `answers.${field}`, faults }))
  }

  const checkField = (field: string) =>
    void check().then((faults) => dispatch({ type: 'checked', field: `answers.${field}`, faults }))

  const saving = useAction(async (): Promise<SaveResult> => {
    const sent = answers[step]
    const text = JSON.stringify(body)
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() }
    try {
      const faults = await check()
      if (Object.keys(faults).length > 0) {
        dispatch({ type: 'refused', faults, message: null })
        return { isSaved: false, hasFaults: true }
      }
      const input = { params: { id: owner.id }, body }
      const answer = await call(saveSurvey, input, { idempotencyKey: attempt.current.key })
      attempt.current = { text: '', key: '' }
      // A read that began before would bring the old answers back.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, answer)
      dispatch({ type: 'saved', step, sent })
      storeDraft(owner, step, undefined)
      forgetMatches(queryClient)
      return { isSaved: true, survey: answer.data }
    } catch (error) {
      const faults = error instanceof ApiError ? error.errors : {}
      const hasFaults = Object.keys(faults).length > 0
      dispatch({ type: 'refused', faults, message: hasFaults ? null : plainReason(error) })
      return { isSaved: false, hasFaults }
    }
  })

  const isOn = (one: MustHave): boolean =>
    survey.answers.priorities.must_haves.includes(one) && !survey.filter_disabled.includes(one)

  /** A must-have is switched at once, here and in the list of the matches. */
  const switching = useAction(
    async ({ mustHave, isWanted }: { mustHave: MustHave; isWanted: boolean }) => {
      const input = { params: { id: owner.id }, body: { must_have: mustHave, is_disabled: !isWanted } }
      const { data } = await call(toggleFilterDisabled, input)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known) => {
        if (!known) return known
        const { priorities } = known.data.answers
        const must_haves = mustHaves.filter((one) => one === mustHave || priorities.must_haves.includes(one))
        return {
          data: {
            ...known.data,
            filter_disabled: data.filter_disabled,
            answers: { ...known.data.answers, priorities: { ...priorities, must_haves } },
          },
        }
      })
      forgetMatches(queryClient)
    },
    { onFault: (error) => toast.error(plainReason(error)) },
  )

  return {
    answers,
    body,
    change,
    checkField,
    check,
    faultOf,
    message: form.message,
    save: () => saving.run(),
    isSaving: saving.isBusy,
    isOn,
    switchMustHave: (mustHave: MustHave, isWanted: boolean) => void switching.run({ mustHave, isWanted }),
    switching: switching.isBusy ? (switching.input?.mustHave ?? null) : null,
    isChanged: drafts[step] !== undefined,
    unsaved: Object.keys(drafts) as SurveyStep[],
    /** Leaving loses what is not saved, because this browser stores nothing. */
    wouldLose: !isStored && Object.keys(drafts).length > 0,
  }
}
