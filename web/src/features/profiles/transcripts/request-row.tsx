import { approveTranscriptRequest, declineTranscriptRequest } from '@fieldhouse/contract/profiles.transcripts'
import { TriangleAlert } from 'lucide-react'
import { call } from '../../../lib/api.ts'
import { Day } from '../../../lib/moments.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { verifiedCoach } from '../../../lib/verified-coach.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { VerifiedMark } from '../../../ui/data/verified-mark.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import type { Request } from './asked-request.ts'
import { ReportRequest } from './report-request.tsx'

const Asker = ({ request }: { request: Request }) => {
  const { name, college, email, reason, verified_by, created_at } = request
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        {verified_by && <VerifiedMark {...verifiedCoach(verified_by)} />}
      </p>
      <p className="text-small text-muted wrap-anywhere">
        {college} ·{' '}
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          className="inline-flex items-center underline underline-offset-4 touch:min-h-11"
        >
          {email}
        </a>{' '}
        · <Day at={created_at} />
      </p>
      <p className="mt-2 max-w-[65ch] text-ui whitespace-pre-line wrap-anywhere">{reason}</p>
    </div>
  )
}

/** Anyone can fill in the public form. */
const Caution = () => (
  <p className="flex items-start gap-2 text-ui text-warning">
    <Icon of={TriangleAlert} size="sm" className="mt-[0.2em]" />
    We have not verified this person. Look them up before you answer.
  </p>
)

const calls = { approve: approveTranscriptRequest, decline: declineTranscriptRequest }
type Answer = keyof typeof calls

interface OpenRequestProps {
  athleteId: string
  request: Request
  onAnswered: (request: Request) => void
  /** The answer failed: another family member may have answered. */
  onRefused: () => void
}

/** Answered one time, and shown as answered only after the server has it: the email to the coach can't be undone. */
export const OpenRequest = ({ athleteId, request, onAnswered, onRefused }: OpenRequestProps) => {
  const give = async (answer: Answer) => {
    const { data } = await call(calls[answer], { params: { id: athleteId, request_id: request.id } })
    toast(
      answer === 'approve'
        ? `The code is on its way to ${data.email}`
        : `We’ll let ${data.name} know by email`,
    )
    onAnswered(data)
  }
  const { run, isBusy, input } = useAction(give, {
    isFinal: true,
    onFault: (error) => {
      toast.error(error.message)
      onRefused()
    },
  })

  const button = (answer: Answer, label: string) => (
    <Button
      isOutlined={answer === 'decline'}
      isBusy={isBusy && input === answer}
      disabled={isBusy && input !== answer}
      onClick={() => void run(answer)}
    >
      {label}
      <span className="sr-only"> the request of {request.name}</span>
    </Button>
  )

  return (
    <li className="grid gap-4 border-b border-line py-5">
      <Asker request={request} />
      {!request.verified_by && <Caution />}
      <div className="flex flex-wrap gap-2.5">
        {button('approve', 'Approve')}
        {button('decline', 'Decline')}
        <ReportRequest
          athleteId={athleteId}
          request={request}
          isDisabled={isBusy}
          onReported={onAnswered}
          onRefused={onRefused}
        />
      </div>
    </li>
  )
}

const requestStatusNames: Record<Request['status'], string> = {
  open: 'Open',
  approved: 'Approved',
  declined: 'Declined',
  reported: 'Reported',
}

export const AnsweredRequest = ({ request }: { request: Request }) => (
  <li className="grid justify-items-start gap-3 border-b border-line py-4">
    <Asker request={request} />
    <p className="flex flex-wrap items-center gap-2.5 text-small text-muted">
      <Tag tone={request.status === 'approved' ? 'positive' : 'neutral'}>
        {requestStatusNames[request.status]}
      </Tag>
      {request.answered_at && <Day at={request.answered_at} />}
    </p>
  </li>
)
