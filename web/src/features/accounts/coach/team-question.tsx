import type { CoachVerification } from '@fieldhouse/contract/colleges.verification'
import { requestCoachVerification } from '@fieldhouse/contract/colleges.verification'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Failure } from '../login/failure.tsx'
import { verificationQuery } from './coach.api.ts'
import { TeamField } from './team-field.tsx'

interface TeamQuestionProps {
  verification: CoachVerification
  isLocked: boolean
}

/** For coaches who signed up before we asked which team they coach. Everything else stays as it is. */
export const TeamQuestion = ({ verification, isLocked }: TeamQuestionProps) => {
  const queryClient = useQueryClient()
  const { college, position, staff_page_url } = verification
  const { phase, message, faultOf, formProps } = useForm(requestCoachVerification, (answer) => {
    queryClient.setQueryData(verificationQuery.queryKey, answer)
    toast('Thank you. Your results begin with this team now.')
  })
  return (
    <form {...formProps} className="grid gap-4" aria-label="Your team">
      <input type="hidden" name="college_id" value={college?.id ?? ''} />
      <input type="hidden" name="position" value={position ?? ''} />
      <input type="hidden" name="staff_page_url" value={staff_page_url ?? ''} />
      <TeamField first="" fault={faultOf('team_gender')} isDisabled={isLocked} />
      <Failure message={message} />
      <div>
        <Button type="submit" disabled={isLocked} isBusy={phase !== 'editing'}>
          Save
        </Button>
      </div>
    </form>
  )
}
