import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/person-name.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { countsQuery } from '../recruiting.api.ts'

interface TaskNeededProps {
  athleteUserId: string
  message: string
}

/** RCC-03: a success coach logs events only while a task of that athlete runs. What was typed stays for the way back. */
export const TaskNeeded = ({ athleteUserId, message }: TaskNeededProps) => {
  const athlete = useQuery(countsQuery(athleteUserId)).data?.data.athlete
  return (
    <Notice
      isAlert
      tone="warning"
      action={
        <LinkButton to="/coach/roster/$user_id" params={{ user_id: athleteUserId }} size="sm" isOutlined>
          Start a task for {athlete ? fullName(athlete) : 'this athlete'}
        </LinkButton>
      }
    >
      {message}
    </Notice>
  )
}
