import type { User } from '@fieldhouse/contract/accounts'
import {
  type CoachVerification,
  confirmCollegeEmail,
  sendCollegeEmailCode,
} from '@fieldhouse/contract/colleges.verification'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CodeBoxes } from '../../../ui/forms/code-boxes.tsx'
import { maskedAddress } from '../code/masked-address.ts'
import { ResendForm } from '../code/resend-form.tsx'
import { useCodeCheck } from '../code/use-code.ts'
import { EmailField } from '../login/email-field.tsx'
import { Failure } from '../login/failure.tsx'
import { TextButton } from '../login/text-button.tsx'
import { useArrivalFocus } from '../login/use-arrival-focus.ts'
import { verificationQuery } from './coach.api.ts'
import { forgetCoachDraft, keepCoachDraft, readCoachDraft } from './coach-drafts.ts'
import { domainWords } from './status-labels.ts'

interface CollegeEmailProps {
  viewer: Pick<User, 'id'>
  verification: Pick<CoachVerification, 'accepted_domains'>
  isLocked: boolean
}

type Step = { name: 'address' } | { name: 'code'; email: string | null }

/** Sends a code to an address at the college. Entering it verifies the coach immediately. */
export const CollegeEmail = ({ viewer, verification, isLocked }: CollegeEmailProps) => {
  const [step, setStep] = useState<Step>({ name: 'address' })
  const [hasMoved, setMoved] = useState(false)
  const go = (to: Step) => {
    setMoved(true)
    setStep(to)
  }
  return step.name === 'code' ? (
    <CodeStep viewer={viewer} email={step.email} onBack={() => go({ name: 'address' })} />
  ) : (
    <AddressStep
      {...{ viewer, verification, isLocked }}
      takesFocus={hasMoved}
      onSent={(email) => go({ name: 'code', email })}
      onHasCode={() => go({ name: 'code', email: null })}
    />
  )
}

interface AddressStepProps extends CollegeEmailProps {
  takesFocus: boolean
  onSent: (email: string) => void
  onHasCode: () => void
}

const AddressStep = ({ viewer, verification, isLocked, takesFocus, onSent, onHasCode }: AddressStepProps) => {
  const { phase, message, faultOf, formProps } = useForm(sendCollegeEmailCode, ({ data }) =>
    onSent(data.email),
  )
  return (
    <form {...formProps} className="grid gap-4" aria-label="Confirm your college email">
      <EmailField
        label="College email"
        defaultValue={readCoachDraft(viewer.id).email ?? ''}
        onValueChange={(email) => keepCoachDraft(viewer.id, { email })}
        autoFocus={takesFocus}
        disabled={isLocked}
        hint={`Use ${domainWords(verification.accepted_domains)}.`}
        fault={faultOf('email')}
      />
      <Failure message={message} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={isLocked} isBusy={phase !== 'editing'}>
          Send the code
        </Button>
        <TextButton disabled={isLocked} onClick={onHasCode}>
          I have a code
        </TextButton>
      </div>
    </form>
  )
}

interface CodeStepProps {
  viewer: Pick<User, 'id'>
  /** Null for a coach who uses an earlier code. */
  email: string | null
  /** Goes back to the address, to correct it or because the code was accepted. */
  onBack: () => void
}

const CodeStep = ({ viewer, email, onBack }: CodeStepProps) => {
  const queryClient = useQueryClient()
  const place = useArrivalFocus<HTMLDivElement>()
  const { phase, fault, failure, check } = useCodeCheck({
    ask: (code, signal) => call(confirmCollegeEmail, { body: { code } }, { signal }),
    onRight: (answer) => {
      forgetCoachDraft(viewer.id)
      queryClient.setQueryData(verificationQuery.queryKey, answer)
      const isVerified = answer.data.status === 'verified'
      toast(isVerified ? 'You are verified.' : 'Your email is confirmed. We will check your account.')
      onBack()
    },
  })
  const otherAddress = <TextButton onClick={onBack}>Change the address</TextButton>
  return (
    <div ref={place} className="grid gap-4">
      <p className="text-ui text-muted">
        {email === null ? (
          'Enter the four digits from our email.'
        ) : (
          <>
            We sent four digits to{' '}
            <strong className="inline-block max-w-full font-semibold wrap-anywhere text-text">
              {maskedAddress(email)}
            </strong>
            . They work for 15 minutes.
          </>
        )}
      </p>
      <CodeBoxes
        label="Code"
        name="code"
        isRequired
        fault={fault}
        onComplete={check}
        canRepeat={failure !== null}
        isBusy={phase === 'checking'}
      />
      <p role="status" className="sr-only">
        {phase === 'checking' && 'Checking the code'}
      </p>
      <Failure
        message={failure?.message}
        action={
          failure && (
            <Button size="sm" isOutlined onClick={() => check(failure.code)}>
              Try again
            </Button>
          )
        }
      />
      {email === null ? (
        <p>{otherAddress}</p>
      ) : (
        <ResendForm endpoint={sendCollegeEmailCode} email={email} aside={otherAddress} />
      )}
    </div>
  )
}
