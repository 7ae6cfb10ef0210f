import { teamTitles } from '@fieldhouse/contract/colleges.team'
import type { CoachReview } from '@fieldhouse/contract/colleges.verification'
import { verifiedBy } from '@fieldhouse/contract/colleges.verified'
import type { ReactNode } from 'react'
import { Day } from '../../../lib/moments.tsx'
import { WebSiteLink } from './web-site-link.tsx'

/** What a coach says about the job: this is what an admin checks. */
export const ReviewFacts = ({ review }: { review: CoachReview }) => {
  const { college, team, position, team_gender, staff_page_url, proven_email } = review
  if (team)
    return (
      <Facts>
        <Fact label="Team">
          <span className="font-semibold">{team.name}</span>
        </Fact>
        <Fact label="Link by">{team.created_by ?? <None>Not known</None>}</Fact>
      </Facts>
    )
  return (
    <Facts>
      <Fact label="College">
        <span className="font-semibold">{college?.name}</span>
      </Fact>
      <Fact label="Website">
        {college?.website ? <WebSiteLink address={college.website} /> : <None>Not known</None>}
      </Fact>
      <Fact label="Position">{position ?? <None>Not given</None>}</Fact>
      <Fact label="Coaches">{team_gender ? teamTitles[team_gender] : <None>Not given</None>}</Fact>
      <Fact label="Staff page">
        {staff_page_url ? <WebSiteLink address={staff_page_url} /> : <None>Not given</None>}
      </Fact>
      <Fact label="Confirmed">{proven_email ?? <None>No college address</None>}</Fact>
    </Facts>
  )
}

const outcomes = { verified: 'Verified', refused: 'Refused', paused: 'Paused' }

/** What was decided, by whom, when and why. */
export const ReviewOutcome = ({ review }: { review: CoachReview }) => {
  const { status, method, reason, decided_at, decided_by, verified_until } = review
  if (status === 'pending') return null
  return (
    <Facts>
      {decided_at && (
        <Fact label={outcomes[status]}>
          <Day at={decided_at} />
          {decided_by && ` by ${decided_by}`}
        </Fact>
      )}
      {status === 'verified' && method && <Fact label="How">{verifiedBy[method]}</Fact>}
      {verified_until && (
        <Fact label="Next review">
          <Day at={verified_until} />
        </Fact>
      )}
      {reason && (
        <Fact label="Reason">
          <span className="whitespace-pre-line">{reason}</span>
        </Fact>
      )}
    </Facts>
  )
}

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-2 text-ui">{children}</dl>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-4">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

const None = ({ children }: { children: ReactNode }) => <span className="text-muted">{children}</span>
