import { teamTitles } from '@fieldhouse/contract/colleges.team'
import type { CoachVerification } from '@fieldhouse/contract/colleges.verification'
import { verifiedBy } from '@fieldhouse/contract/colleges.verified'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Day } from '../../../lib/moments.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { hasMessages, missingWords, statusWords } from './status-labels.ts'

interface StatusHeadProps {
  verification: CoachVerification
  /** The page's title, or a section's. */
  as: 'h1' | 'h3'
}

/** The coach's status and its reason. */
export const StatusHead = ({ verification, as: Heading }: StatusHeadProps) => {
  const { tag, tone, title, lead } = statusWords(verification)
  const { status, reason } = verification
  return (
    <div className="grid justify-items-start gap-4">
      <Tag tone={tone}>{tag}</Tag>
      <Heading className={Heading === 'h1' ? 'text-d1 text-balance' : 'text-d3'}>{title}</Heading>
      <p className="max-w-[52ch] text-pretty text-muted">{lead}</p>
      {reason && (status === 'refused' || status === 'paused') && (
        <div className="w-full">
          <Notice tone={status === 'refused' ? 'danger' : 'warning'} title="Why">
            <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
          </Notice>
        </div>
      )}
    </div>
  )
}

/** What is missing, and what we know about the coach's job. */
export const StatusFacts = ({ verification }: { verification: CoachVerification }) => {
  const { status, method, proven_email, requested_at, verified_until } = verification
  const missing = missingWords(verification)
  // If it can be corrected, the form shows it.
  const isFixed = status === 'pending' || status === 'verified'
  const { college, position, team_gender, staff_page_url } = isFixed ? verification : nothingFixed
  return (
    <dl className="border-t border-line">
      {missing && <StatusFact label="What is missing">{missing}</StatusFact>}
      {status === 'verified' && method && <StatusFact label="How">{verifiedBy[method]}</StatusFact>}
      {college && <StatusFact label="College">{college.name}</StatusFact>}
      {position && <StatusFact label="Position">{position}</StatusFact>}
      {team_gender && <StatusFact label="Team">{teamTitles[team_gender]}</StatusFact>}
      {staff_page_url && (
        <StatusFact label="Staff page">
          <a href={staff_page_url} target="_blank" rel="noopener noreferrer" className={linkClassName}>
            {staff_page_url.replace(/^https?:\/\//, '')}
          </a>
        </StatusFact>
      )}
      {proven_email && <StatusFact label="Confirmed email">{proven_email}</StatusFact>}
      {status !== 'verified' && hasMessages(verification) && (
        <StatusFact label="Messages">
          <Link to="/coach/messenger" className={linkClassName}>
            Open your messages
          </Link>
        </StatusFact>
      )}
      {status === 'pending' && requested_at && (
        <StatusFact label="Sent">
          <Day at={requested_at} />
        </StatusFact>
      )}
      {status === 'verified' && verified_until && (
        <StatusFact label="Next check">
          <Day at={verified_until} />
        </StatusFact>
      )}
    </dl>
  )
}

const linkClassName =
  'underline underline-offset-4 wrap-anywhere touch:inline-flex touch:min-h-11 touch:items-center'

const nothingFixed = { college: null, position: null, team_gender: null, staff_page_url: null }

const StatusFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3 text-ui">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)
