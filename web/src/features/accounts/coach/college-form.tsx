import type { User } from '@fieldhouse/contract/accounts'
import { type CoachVerification, requestCoachVerification } from '@fieldhouse/contract/colleges.verification'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Failure } from '../login/failure.tsx'
import { verificationQuery } from './coach.api.ts'
import { forgetCoachDraft, keepCoachDraft, readCoachDraft } from './coach-drafts.ts'
import { CoachFields } from './coach-fields.tsx'
import type { CoachJob } from './coach-job.ts'

interface CollegeFormProps {
  viewer: Pick<User, 'id'>
  verification: Pick<CoachVerification, 'college' | 'position' | 'team_gender' | 'staff_page_url'>
  /** Another way to be verified is shown above it. */
  isSecond: boolean
  isLocked: boolean
  onSent?: (() => void) | undefined
}

/** Sends a coach's job for review. Earlier answers are filled in, so they can be corrected. */
export const CollegeForm = ({ viewer, verification, isSecond, isLocked, onSent }: CollegeFormProps) => {
  const queryClient = useQueryClient()
  const { college, position, team_gender, staff_page_url } = verification
  const [first] = useState<CoachJob>(
    () =>
      readCoachDraft(viewer.id).job ?? {
        college,
        position: position ?? '',
        team_gender: team_gender ?? '',
        staff_page_url: staff_page_url ?? '',
      },
  )
  const typed = useRef(first)
  const keep = (part: Partial<CoachJob>) => {
    typed.current = { ...typed.current, ...part }
    keepCoachDraft(viewer.id, { job: typed.current })
  }
  const { phase, message, faultOf, formProps } = useForm(requestCoachVerification, (answer) => {
    forgetCoachDraft(viewer.id)
    queryClient.setQueryData(verificationQuery.queryKey, answer)
    toast(answer.data.status === 'verified' ? 'You are verified.' : 'Sent. We will check it.')
    onSent?.()
  })
  return (
    <form {...formProps} className="grid gap-5" aria-label="Your college">
      <CoachFields
        first={first}
        faultOf={faultOf}
        onCollege={(chosen) => keep({ college: chosen })}
        onTyped={(field, value) => keep({ [field]: value })}
        isDisabled={isLocked}
      />
      <Failure message={message} />
      <div>
        <Button type="submit" isOutlined={isSecond} disabled={isLocked} isBusy={phase !== 'editing'}>
          {college ? 'Send again' : 'Send'}
        </Button>
      </div>
    </form>
  )
}
