import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { WeekLedger } from '../ledger/week-ledger.tsx'
import { CoachNotes } from '../notes/coach-notes.tsx'
import { themeOf } from '../task-theme.ts'
import { tasksQuery } from '../tasks.api.ts'
import { useActiveTask } from '../use-active-task.ts'
import { TaskTable } from './task-table.tsx'
import { athleteFactsQuery, workAthleteQuery } from './work.api.ts'
import { WorkHead } from './work-head.tsx'
import { WorkProgress } from './work-progress.tsx'

/** COA-03: a success coach's work for one athlete: tasks, the week, and notes. */
export const WorkPage = ({ userId }: { userId: string }) => {
  const athlete = useQuery(workAthleteQuery(userId))
  if (athlete.data) return <Work athlete={athlete.data.data} />
  if (athlete.error && !athlete.isFetching)
    return (
      <div className="px-(--gutter) py-10">
        <ErrorState as="h2" title="This athlete did not load" onRetry={() => void athlete.refetch()}>
          {plainReason(athlete.error)}
        </ErrorState>
      </div>
    )
  return <WorkPending />
}

const Work = ({ athlete }: { athlete: RosterAthlete }) => {
  const { user_id } = athlete
  const tasks = useQuery(tasksQuery(user_id))
  const active = useActiveTask()
  const running = active?.task.user_id === user_id ? active : null
  const facts = useQuery(athleteFactsQuery(athlete.athlete_slug)).data
  return (
    <div
      data-theme={themeOf(facts?.color_theme ?? 'black')}
      className="grid grid-cols-[minmax(0,1fr)] lg:min-h-(--page-window) lg:grid-cols-[minmax(0,1fr)_minmax(22rem,29.25rem)]"
    >
      <div className="px-(--gutter) pt-7 pb-12 sm:pt-9 lg:pe-10">
        <WorkHead athlete={athlete} facts={facts ?? null} progress={tasks.data?.meta.progress ?? null} />
        {tasks.data ? (
          <>
            <WorkProgress list={tasks.data} running={running} />
            <TaskTable athlete={athlete} list={tasks.data} running={running} />
          </>
        ) : tasks.error && !tasks.isFetching ? (
          <div className="mt-8">
            <ErrorState as="h2" title="The tasks did not load" onRetry={() => void tasks.refetch()}>
              {plainReason(tasks.error)}
            </ErrorState>
          </div>
        ) : (
          <TasksPending />
        )}
      </div>
      <div className="border-line bg-surface max-lg:border-t lg:border-s">
        <div className="border-b border-line px-(--gutter) py-7 lg:px-8">
          <WeekLedger heading="h2" userId={user_id} running={running} />
        </div>
        <div className="px-(--gutter) py-7 lg:px-8">
          <CoachNotes userId={user_id} name={fullName(athlete)} />
        </div>
      </div>
    </div>
  )
}

const TasksPending = () => (
  <LoadingRegion label="Loading the tasks…">
    <Skeleton className="mt-7 h-4.5" />
    <div className="mt-10">
      <SkeletonRows rows={10} />
    </div>
  </LoadingRegion>
)

export const WorkPending = () => (
  <div className="px-(--gutter) pt-9 pb-12">
    <Skeleton className="h-14 w-96" />
    <TasksPending />
  </div>
)
