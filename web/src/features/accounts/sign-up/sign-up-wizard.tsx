import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { pressOver, watchPresses } from '../../../lib/press.ts'
import { useNewPassword } from '../../../lib/use-new-password.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StepProgress } from '../../../ui/feedback/segmented-progress.tsx'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { EmailStep } from './email-step.tsx'
import { eventWords } from './event-labels.ts'
import { useEventNames } from './event-teams.api.ts'
import { invitationWords } from './invitation-labels.ts'
import { PersonStep } from './person-step.tsx'
import { RoleStep } from './role-step.tsx'
import { isStepRight, stepFaults, useSignUpRules } from './sign-up-rules.ts'
import { type SignUpEvent, type SignUpState, toldFault } from './sign-up-state.ts'
import { type SignUpStep, stepFields } from './sign-up-values.ts'
import type { StepProps } from './step-props.ts'
import { TeamNotice } from './team-notice.tsx'
import { useSignUp } from './use-sign-up.ts'

interface SignUpWizardProps {
  state: SignUpState
  dispatch: (event: SignUpEvent) => void
  onBack: (() => void) | undefined
  onSignIn: () => void
  onSignedUp: (waiting: { userId: string; email: string }) => void
}

const stepTitles: Record<SignUpStep, string> = { 1: 'Your email', 2: 'Who you are', 3: 'Name and password' }

/** ACC-04: sign up in three steps. */
export const SignUpWizard = ({ state, dispatch, onBack, onSignIn, onSignedUp }: SignUpWizardProps) => {
  const rules = useSignUpRules()
  const { step, start, values, refused } = state
  const newPassword = useNewPassword(values, step === 3)
  const guessable = step === 3 ? newPassword.faultsOf(values.password, 'password') : {}
  const faults = rules ? { ...guessable, ...stepFaults(rules, state) } : {}
  const send = useSignUp({ state, dispatch, onSignedUp })
  const form = useRef<HTMLFormElement>(null)
  const names = useEventNames(start, values.team_id)

  // A server error may be at another step. The focus moves there too.
  useLayoutEffect(() => {
    if (Object.keys(refused).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])

  const isAddressRight = rules !== undefined && faults.email === undefined && state.values.email !== ''
  const props: StepProps = {
    state,
    dispatch,
    faultOf: (field) => toldFault(state, field, faults),
    onLeave: (field) => void pressOver().then(() => dispatch({ type: 'left', field })),
  }
  const bodies: Record<SignUpStep, ReactNode> = {
    1: <EmailStep {...props} isAddressRight={isAddressRight} onSignIn={onSignIn} />,
    2: <RoleStep {...props} />,
    3: <PersonStep {...props} newPassword={newPassword} />,
  }
  const isLast = step === 3
  const canGoOn = rules !== undefined && isStepRight(state, faults)
  return (
    <Screen
      key={step}
      title={stepTitles[step]}
      onBack={step === 1 ? onBack : undefined}
      progress={
        <div className="grid gap-2">
          <p className="label text-muted">Step {step} of 3</p>
          <StepProgress current={step} of={3} />
        </div>
      }
      lead={
        step === 1 && (
          <p>After the last step we email you a four-digit code, so nobody signs up in your name.</p>
        )
      }
    >
      <form
        ref={form}
        noValidate
        method="post"
        aria-label={`${stepTitles[step]}, step ${step} of 3`}
        className="grid gap-5"
        onFocus={watchPresses}
        // While the button is disabled, Enter does not continue but shows what is wrong.
        onKeyDown={({ key, target }) => {
          const field = stepFields[step].find(
            (name) => target instanceof HTMLInputElement && target.name === name,
          )
          if (key === 'Enter' && field) dispatch({ type: 'left', field })
        }}
        onSubmit={(event) => {
          event.preventDefault()
          if (!canGoOn) return
          if (isLast) send(String(new FormData(event.currentTarget).get('promo_code') ?? ''))
          else dispatch({ type: 'continued' })
        }}
      >
        {step === 1 && start.invitation && <Notice>{invitationWords(start.invitation)}</Notice>}
        {step === 1 && <TeamNotice start={start} />}
        {step === 1 && names.event && <Notice>{eventWords(names.event, names.team)}</Notice>}
        {bodies[step]}
        <Failure message={state.message} />
        <div className="flex gap-3">
          {step > 1 && (
            <Button size="lg" isOutlined onClick={() => dispatch({ type: 'went-back' })}>
              Back
            </Button>
          )}
          <Button type="submit" size="lg" isBlock disabled={!canGoOn} isBusy={state.isSending}>
            {isLast ? 'Create account' : 'Continue'}
          </Button>
        </div>
      </form>
    </Screen>
  )
}
