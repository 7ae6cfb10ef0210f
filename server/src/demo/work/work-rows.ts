import type { coachNotes, runningTasks, tasks, timeEntries } from '../../modules/tasks/tasks.tables.ts'
import type { ClaimRow } from '../care.ts'
import { crowds, demoUser, type Ingredients } from '../crowd.ts'
import { later } from '../people.ts'
import { Random } from '../random.ts'
import { momentBack } from '../recruiting/days.ts'
import { amaraNotes } from './notes.ts'
import { type PlannedWork, paceWork, planAmara, planDemoRoster } from './plan-work.ts'
import { demoProgram } from './program.ts'
import { successCoaches, successCoachUsers } from './success-coaches.ts'
import { type WorkCalendar, workCalendar } from './workdays.ts'

type TaskRow = typeof tasks.$inferInsert
type TimeRow = typeof timeEntries.$inferInsert

interface Work {
  readonly tasks: readonly TaskRow[]
  readonly time: readonly TimeRow[]
}

const endOf = ({ from, seconds }: { from: Date; seconds: number }): Date =>
  new Date(from.getTime() + seconds * 1000)

/** The rows of a plan. The time of a task is the sum of what was kept, as everywhere. */
const rowsOf = (claim: ClaimRow, { tasks: planned, time }: PlannedWork, random: Random): Work => {
  const { athlete_user_id, success_coach_id: coach_id, created_at } = claim
  const made = planned.map((task, position): TaskRow & { id: string } => {
    const own = time.filter((stretch) => stretch.task === position)
    const touched_at = own.reduce<Date | null>(
      (last, stretch) => later(last ?? created_at, endOf(stretch)),
      task.status === 0 ? null : created_at,
    )
    return {
      id: random.uuid(created_at),
      athlete_user_id,
      position: position + 1,
      name: task.name,
      percent: task.percent,
      done_when: task.done_when,
      added_by: task.is_own ? coach_id : null,
      is_own: task.is_own,
      status: task.status,
      time_spent: own.reduce((sum, { seconds, is_discarded }) => sum + (is_discarded ? 0 : seconds), 0),
      completed_at: task.status === 3 ? touched_at : null,
      touched_at,
      created_at,
    }
  })
  const entries = time.flatMap(({ task, from, seconds, source, is_discarded, done }) => {
    const row = made[task]
    const to_at = endOf({ from, seconds })
    return row
      ? {
          id: random.uuid(from),
          coach_id,
          athlete_user_id,
          task_id: row.id,
          from_at: from,
          to_at,
          is_discarded,
          source,
          done,
          created_at: to_at,
        }
      : []
  })
  return { tasks: made, time: entries }
}

/** A roster at a time: claims come coach by coach. */
function* rostersIn(claims: Iterable<ClaimRow>): Generator<ClaimRow[]> {
  let roster: ClaimRow[] = []
  for (const claim of claims) {
    if (roster[0] && roster[0].success_coach_id !== claim.success_coach_id) {
      yield roster
      roster = []
    }
    roster.push(claim)
  }
  if (roster.length > 0) yield roster
}

const idleCoachId = (ingredients: Ingredients): string | undefined =>
  successCoachUsers(ingredients)[successCoaches.findIndex(({ state }) => state === 'idle')]?.id

/** Everyone who is not on the demo roster: a bit of everything. */
const planOthers = (
  roster: readonly ClaimRow[],
  calendar: WorkCalendar,
  random: Random,
  isIdle: boolean,
): ReadonlyMap<ClaimRow, PlannedWork> =>
  new Map(
    roster.map((claim, column) => {
      const isRunning = isIdle && column === 0
      const complete = isRunning ? 4 : Math.floor(random.fraction() * (demoProgram.length + 1))
      const last = Math.floor(random.fraction() * 6)
      const current = isRunning ? 1 : complete > 0 ? 2 : 0
      return [claim, paceWork(claim, calendar, random, { column, complete, last, current })]
    }),
  )

function* worksOf(ingredients: Ingredients, claims: Iterable<ClaimRow>): Generator<Work> {
  const calendar = workCalendar()
  const demoCoach = demoUser(ingredients, 'rsc').id
  const amara = demoUser(ingredients, 'athlete').id
  const idleCoach = idleCoachId(ingredients)
  let index = 0
  for (const roster of rostersIn(claims)) {
    const random = new Random(ingredients.seed, crowds.work, index++)
    const coachId = roster[0]?.success_coach_id
    const plans =
      coachId === demoCoach
        ? planDemoRoster(
            roster.filter(({ athlete_user_id }) => athlete_user_id !== amara),
            calendar,
            random,
          )
        : planOthers(roster, calendar, random, coachId === idleCoach)
    for (const claim of roster) yield rowsOf(claim, plans.get(claim) ?? planAmara(calendar), random)
  }
}

/** The tasks of every athlete who has a success coach. */
export function* taskRows(ingredients: Ingredients, claims: Iterable<ClaimRow>): Generator<TaskRow> {
  for (const work of worksOf(ingredients, claims)) yield* work.tasks
}

/** The time ledger. */
export function* timeRows(ingredients: Ingredients, claims: Iterable<ClaimRow>): Generator<TimeRow> {
  for (const work of worksOf(ingredients, claims)) yield* work.time
}

/** One success coach closed the lid in the middle of a task. */
export function* runningRows(
  ingredients: Ingredients,
  claims: Iterable<ClaimRow>,
): Generator<typeof runningTasks.$inferInsert> {
  const coach_id = idleCoachId(ingredients)
  for (const task of taskRows(ingredients, claims)) {
    if (task.status !== 1 || !coach_id) continue
    const started_at = momentBack(0, '15:10')
    const lastActive = new Date(momentBack(0, '15:42').getTime() + 20_000)
    yield {
      coach_id,
      task_id: task.id,
      athlete_user_id: task.athlete_user_id,
      started_at,
      settled_at: started_at,
      last_active_at: lastActive,
      last_seen_at: new Date(lastActive.getTime() + 10_000),
    }
    return
  }
}

/** The demo success coach's notes about the demo athlete. */
export function* noteRows(ingredients: Ingredients): Generator<typeof coachNotes.$inferInsert> {
  const random = new Random(ingredients.seed, crowds.coachNotes, 0)
  const ids = {
    athlete_user_id: demoUser(ingredients, 'athlete').id,
    author_id: demoUser(ingredients, 'rsc').id,
  }
  for (const { daysBack, time, text, is_shared, is_pinned } of amaraNotes) {
    const at = momentBack(daysBack, time)
    yield { id: random.uuid(at), ...ids, text, is_shared, is_pinned, created_at: at, updated_at: at }
  }
}
