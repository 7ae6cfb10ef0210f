import { teamTitles } from '@fieldhouse/contract/colleges.team'
import type { CoachReview } from '@fieldhouse/contract/colleges.verification'
import { verifiedBy } from '@fieldhouse/contract/colleges.verified'
import type { ReactNode } from 'react'
import { Day } from '../../../lib/moments.tsx'
import { WebSiteLink } from './web-site-link.tsx'

/** What a coach says about the job, for the admin to check. */
export const ReviewFacts = ({ review }: { review: CoachReview }) => {
  const { college, team, position, team_gender, staff_page_url, proven_email } = review
  if (team)
    return (
      <Facts>
        <ReviewFact label="Team">
          <span className="font-semibold">{team.name}</span>
        </ReviewFact>
        <ReviewFact label="Link by">{team.created_by ?? <None>Not known</None>}</ReviewFact>
      </Facts>
    )
  return (
    <Facts>
      <ReviewFact label="College">
        <span className="font-semibold">{college?.name}</span>
      </ReviewFact>
      <ReviewFact label="Website">
        {college?.website ? <WebSiteLink address={college.website} /> : <None>Not known</None>}
      </ReviewFact>
      <ReviewFact label="Position">{position ?? <None>Not given</None>}</ReviewFact>
      <ReviewFact label="Coaches">
        {team_gender ? teamTitles[team_gender] : <None>Not given</None>}
      </ReviewFact>
      <ReviewFact label="Staff page">
        {staff_page_url ? <WebSiteLink address={staff_page_url} /> : <None>Not given</None>}
      </ReviewFact>
      <ReviewFact label="Confirmed">{proven_email ?? <None>No college address</None>}</ReviewFact>
    </Facts>
  )
}

const outcomes = { verified: 'Verified', refused: 'Refused', paused: 'Paused' }

/** The decision: what, by whom, when, and why. */
export const ReviewOutcome = ({ review }: { review: CoachReview }) => {
  const { status, method, reason, decided_at, decided_by, verified_until } = review
  if (status === 'pending') return null
  return (
    <Facts>
      {decided_at && (
        <ReviewFact label={outcomes[status]}>
          <Day at={decided_at} />
          {decided_by && ` by ${decided_by}`}
        </ReviewFact>
      )}
      {status === 'verified' && method && <ReviewFact label="How">{verifiedBy[method]}</ReviewFact>}
      {verified_until && (
        <ReviewFact label="Next review">
          <Day at={verified_until} />
        </ReviewFact>
      )}
      {reason && (
        <ReviewFact label="Reason">
          <span className="whitespace-pre-line">{reason}</span>
        </ReviewFact>
      )}
    </Facts>
  )
}

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-2 text-ui">{children}</dl>
)

const ReviewFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-4">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

const None = ({ children }: { children: ReactNode }) => <span className="text-muted">{children}</span>
