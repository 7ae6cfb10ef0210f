import type { ActiveTask, CoachNote, Task } from '@fieldhouse/contract/tasks'
import type { TimeRow } from '@fieldhouse/contract/tasks.ledger'
import { progressOf, totalTimeOf } from '@fieldhouse/contract/tasks.rules'

export const amaraId = '01890a5d-ac96-774b-bcce-b302099a8001'
const coachId = '01890a5d-ac96-774b-bcce-b302099a8002'

export const taskOf = (facts: Partial<Task> = {}): Task => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8101',
  user_id: amaraId,
  name: 'Film review',
  percent: 10,
  status: 0,
  time_spent: 0,
  done_when: 'Reel cut, three full games linked',
  is_own: false,
  completed_at: null,
  ...facts,
})

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString()

interface RunFacts extends Partial<ActiveTask> {
  /** Seconds since the start, and since the last settled moment. */
  ran?: number
  /** Seconds since the last activity. */
  idle?: number
}

/** A task that runs, with times before now. */
export const activeOf = ({ ran = 3978, idle = 0, ...facts }: RunFacts = {}): ActiveTask => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8101',
  user_id: amaraId,
  name: 'Film review',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  color_theme: 'blue',
  athlete_slug: 'amara-whitlock',
  percent: 10,
  status: 1,
  start_time: ago(ran),
  time_spent: 3600,
  settled_at: ago(ran),
  last_active_at: ago(idle),
  done: '',
  server_time: ago(0),
  ...facts,
})

export const taskListOf = (data: readonly Task[]) => ({
  data,
  meta: { progress: progressOf(data), total_time: totalTimeOf(data) },
})

export const noteOf = (facts: Partial<CoachNote> = {}): CoachNote => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8201',
  user_id: amaraId,
  text: 'Budget is $25,000 a year, all in.',
  is_shared: true,
  is_pinned: false,
  author: { id: coachId, name: 'Priya Nair' },
  created_at: '2026-11-09T12:00:00Z',
  can: { change: true },
  ...facts,
})

export const timeRowOf = (facts: Partial<TimeRow> = {}): TimeRow => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8301',
  task: { id: '01890a5d-ac96-774b-bcce-b302099a8101', name: 'Film review' },
  coach: { id: coachId, name: 'Priya Nair' },
  athlete: { user_id: amaraId, name: 'Amara Whitlock' },
  from: '2026-11-11T10:05:00.000Z',
  to: '2026-11-11T11:05:00.000Z',
  seconds: 3600,
  is_discarded: false,
  source: 'worked',
  done: 'Summit Lake and two league games',
  can: { describe: true },
  ...facts,
})
