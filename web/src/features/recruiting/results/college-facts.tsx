import type { CollegeDetails } from '@fieldhouse/contract/colleges'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { CoachInList, openCollege } from '@fieldhouse/contract/recruiting'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { percent, wholeNumber } from '../../../lib/college-words.ts'
import { Tag } from '../../../ui/data/tag.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { type CoachActions, CoachLine } from './coach-line.tsx'
import { collegeFacts, type ShownCollege } from './college-labels.ts'
import { CollegeTile } from './college-tile.tsx'

type OpenedCollege = Output<typeof openCollege>['data']

interface CollegeFactsProps extends CoachActions {
  college: OpenedCollege
  /** How well it fits the athlete. */
  match?: ReactNode
  unreadOf: (coach: CoachInList) => number
  pickedId: string | undefined
}

interface CollegeSheetProps {
  college: ShownCollege
  distance: number | null
  match?: ReactNode
}

/** A college's admissions, costs, and majors. */
export const CollegeSheet = ({ college, distance, match }: CollegeSheetProps) => (
  <>
    <div className="flex flex-wrap items-center gap-4">
      <CollegeTile college={college} isLarge />
      <div className="grid min-w-0 grow basis-52 gap-1.5 text-ui">
        <p className="flex flex-wrap items-center gap-2">
          <Tag>{college.division}</Tag>
          {college.conference && <span className="text-muted">{college.conference}</span>}
          {college.hbcu && <Tag tone="accent">HBCU</Tag>}
        </p>
        <p>
          {[college.mascot, `${college.city}, ${college.state.title}`, milesOf(distance)]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        {college.website && /^https?:\/\//.test(college.website) && (
          <a
            href={college.website}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1.5 justify-self-start font-semibold text-accent-text underline-offset-4 hover:underline touch:min-h-11"
          >
            {college.website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            <Icon of={ExternalLink} size="sm" name="opens a new window" />
          </a>
        )}
      </div>
    </div>
    {match}
    <div className="grid gap-x-8 gap-y-7 sm:grid-cols-3">
      {collegeFacts(college).map(({ title, facts }) => (
        <section key={title} aria-label={title}>
          <h3 className="border-b border-line pb-2.5 text-d4 font-semibold">{title}</h3>
          <dl className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6">
            {facts.map(({ label, value }) => (
              <div key={label} className="border-b border-line py-2.5">
                <dt className="text-small text-muted">{label}</dt>
                <dd className="text-ui font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
    {college.top_majors.length > 0 && <TopMajors majors={college.top_majors} />}
  </>
)

/** The same, with the contacts. */
export const CollegeFacts = ({ college, match, unreadOf, pickedId, ...actions }: CollegeFactsProps) => (
  <div className="grid gap-9">
    <CollegeSheet college={college} distance={college.distance} match={match} />
    <section aria-label="Coaches">
      <h3 className="mb-2 text-d4 font-semibold">Coaches</h3>
      {college.coaches.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
        <ul role="list" className="grid gap-0.5">
          {college.coaches.map((coach) => (
            <CoachLine
              key={coach.id}
              coach={coach}
              unread={unreadOf(coach)}
              isPicked={pickedId !== undefined && (coach.id === pickedId || coach.user_id === pickedId)}
              {...actions}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ui text-muted">We don’t have any coaches for this college yet.</p>
      )}
    </section>
  </div>
)

/** Keeps the number and its unit on one line. */
const milesOf = (distance: number | null): string | null =>
  distance === null ? null : `${wholeNumber(distance)}\u00a0mi from home`

/** The majors. The bar is the share of all degrees. */
const TopMajors = ({ majors }: { majors: CollegeDetails['top_majors'] }) => (
  <section aria-label="What is studied">
    <h3 className="mb-3 text-d4 font-semibold">What is studied</h3>
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {majors.map(({ field, share }) => (
        <div
          key={field}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 text-small"
        >
          <dt>{field}</dt>
          <dd className="contents">
            <span className="font-semibold">{percent(share)}</span>
            <span aria-hidden="true" className="col-span-2 h-1 overflow-clip rounded-full bg-sunken">
              <span className="block h-full bg-accent-text" style={{ width: percent(Math.min(1, share)) }} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
