import type { AthleteLedger, LedgerDay } from '@fieldhouse/contract/tasks.ledger'
import type { TaskStatus } from '@fieldhouse/contract/tasks.rules'
import { clockText, taskStatus } from '@fieldhouse/contract/tasks.rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { factLine } from '../../../lib/athlete-facts.ts'
import { useClientClock } from '../../../lib/client-time.ts'
import { counted } from '../../../lib/counted.ts'
import { dateAt, dayHeading } from '../../../lib/dates.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { type Sibling, SiblingSwitch } from '../../../ui/navigation/sibling-switch.tsx'
import { Duration } from '../duration.tsx'
import { NoteItem } from '../notes/note-item.tsx'
import { notesQuery } from '../notes/notes.api.ts'
import { TaskSegments } from '../task-segments.tsx'
import { statusNames, taskCounts } from '../task-words.ts'
import { hoursText } from './hours-text.ts'
import { athleteLedgerQuery } from './ledger.api.ts'

interface FamilyPageProps {
  /** The athlete looks, not a parent. */
  isOwn: boolean
  /** The family's athletes. */
  athletes: readonly Sibling[]
  /** The one that is shown. */
  current: string
  page: number
  pathOf: (athleteUserId: string) => string
  hrefOf: (page: number) => string
  onPageChange: (page: number) => void
}

/** What a success coach did for an athlete, day by day, for the family. */
export const FamilyLedgerPage = ({ isOwn, athletes, current, page, pathOf, ...pages }: FamilyPageProps) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(athleteLedgerQuery(current, page))
  const name = isOwn ? null : (athletes.find(({ id }) => id === current)?.name ?? null)
  return (
    <FamilyFrame
      about={
        athletes.length > 1 && (
          <p className="-ms-3 pb-4">
            <SiblingSwitch siblings={athletes} current={current} pathOf={pathOf} />
          </p>
        )
      }
    >
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <Ledger ledger={data.data} name={name} userId={current}>
            <Pagination current={data.meta.current_page} last={data.meta.last_page} {...pages} />
          </Ledger>
        </div>
      ) : error && !isFetching ? (
        <ErrorState as="h2" title="This did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      ) : (
        <FamilySkeleton />
      )}
    </FamilyFrame>
  )
}

interface LedgerProps {
  ledger: AthleteLedger
  /** A parent's athlete. Null for the athlete's own. */
  name: string | null
  userId: string
  /** The pages of the days. */
  children: ReactNode
}

const Ledger = ({ ledger, name, userId, children }: LedgerProps) => {
  const { days, seconds, progress, tasks, success_coach } = ledger
  if (!success_coach && tasks.length === 0 && seconds === 0)
    return (
      <EmptyState
        as="h2"
        title="No success coach yet"
        action={
          <LinkButton to="/packages" isOutlined>
            See packages
          </LinkButton>
        }
      >
        As soon as a success coach works with {name ?? 'you'}, you see here what was done, day by day.
      </EmptyState>
    )
  return (
    <>
      <RailSection title="Progress" note={coachLine(ledger, name)}>
        <div className="flex flex-wrap items-end gap-x-10 gap-y-4 pb-7">
          <LedgerFigure label="Done">
            {progress}
            <span className="text-[0.45em] text-muted">%</span>
          </LedgerFigure>
          <LedgerFigure label="Time in all">
            <Duration seconds={seconds} />
          </LedgerFigure>
        </div>
        <TaskSegments tasks={tasks.map(withStatus)} progress={progress} />
        <p className="mt-3 text-small text-muted">{tasksLine(tasks)}</p>
      </RailSection>
      <RailSection
        title="What was done"
        note="Day by day, with the time it took. Only time that counts is listed."
      >
        {days.length === 0 ? (
          <p className="text-ui text-muted">Nothing yet. The first work shows up here.</p>
        ) : (
          <div className="grid gap-8">
            {days.map((day) => (
              <FamilyDay key={day.date} day={day} />
            ))}
            {children}
          </div>
        )}
      </RailSection>
      <SharedNotes userId={userId} />
      {tasks.length > 0 && (
        <RailSection title="Tasks" note="What each one is worth, and what done looks like.">
          <TaskList tasks={tasks} />
        </RailSection>
      )}
    </>
  )
}

type FamilyTask = AthleteLedger['tasks'][number]

const withStatus = (task: FamilyTask) => ({ ...task, status: task.status as TaskStatus })

/** As in “5 tasks complete · 2 under way · 6 to go”. */
const tasksLine = (tasks: readonly FamilyTask[]): string => {
  const { complete, underWay, toGo } = taskCounts(tasks.map(withStatus))
  return factLine([
    `${counted(complete.count, 'task')} complete`,
    underWay.count > 0 && `${underWay.count} under way`,
    toGo.count > 0 && `${toGo.count} to go`,
  ])
}

const coachLine = ({ success_coach }: AthleteLedger, name: string | null): string =>
  success_coach
    ? `${success_coach.name} is ${name ? `${name}’s` : 'your'} success coach.`
    : 'There is no success coach at the moment. Everything that was done stays here.'

const LedgerFigure = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="grid gap-2">
    <span className="label text-muted">{label}</span>
    <span className="font-display text-fig font-bold">{children}</span>
  </p>
)

const TaskList = ({ tasks }: { tasks: AthleteLedger['tasks'] }) => (
  <ul aria-label="Tasks">
    {tasks.map(({ id, name, done_when, percent, status, time_spent }) => (
      <li
        key={id}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-3 text-ui first:border-t-0 first:pt-0"
      >
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {done_when && <span className="block text-small text-muted">{done_when}</span>}
        </span>
        <span className="text-end text-small text-muted">
          <span className={status === taskStatus.complete ? 'font-semibold text-text' : ''}>
            {statusNames[status as TaskStatus]}
          </span>
          {percent > 0 && `, ${percent}%`}
          {time_spent > 0 && <span className="block">{clockText(time_spent)}</span>}
        </span>
      </li>
    ))}
  </ul>
)

const FamilyDay = ({ day: { date, seconds, rows } }: { day: LedgerDay }) => {
  const clock = useClientClock()
  return (
    <section aria-label={date}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-d4">{dayHeading(date, dateAt(Date.now(), clock))}</h3>
        <p className="font-display text-d4 font-bold">
          <Duration seconds={seconds} />
        </p>
      </div>
      <ul className="mt-2">
        {rows.map(({ id, task, done, from, to, seconds: taken }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3 text-ui"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{task.name}</span>
              {done && <span className="block text-small">{done}</span>}
              <span className="block text-small text-muted">{hoursText(from, to, clock)}</span>
            </span>
            <span className="text-end">
              <Duration seconds={taken} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SharedNotes = ({ userId }: { userId: string }) => {
  const { data, error, isFetching, refetch } = useQuery(notesQuery(userId))
  if (data?.data.length === 0) return null
  return (
    <RailSection title="Notes for you">
      {data ? (
        <ul>
          {data.data.map((note) => (
            <li key={note.id} className="border-t border-line py-3.5 first:border-t-0 first:pt-0">
              <NoteItem note={note} isForFamily />
            </li>
          ))}
        </ul>
      ) : error && !isFetching ? (
        <ErrorState title="The notes did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      ) : (
        <LoadingRegion>
          <SkeletonRows rows={2} hasPicture={false} />
        </LoadingRegion>
      )}
    </RailSection>
  )
}

const FamilyFrame = ({ about, children }: { about?: ReactNode; children: ReactNode }) => (
  <div className="px-(--gutter) pt-8 pb-8 sm:pt-10">
    <h1 className="pb-6 text-d1 sm:pb-8">Success coach</h1>
    {about}
    <div className="max-w-(--page)">{children}</div>
  </div>
)

const FamilySkeleton = () => (
  <>
    <RailSection title="Progress">
      <LoadingRegion>
        <Skeleton className="h-14 w-56" />
      </LoadingRegion>
    </RailSection>
    <RailSection title="What was done">
      <LoadingRegion>
        <SkeletonRows rows={4} hasPicture={false} />
      </LoadingRegion>
    </RailSection>
  </>
)

export const FamilyLedgerPending = () => (
  <FamilyFrame>
    <FamilySkeleton />
  </FamilyFrame>
)
