import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, paragraph, rowId, timeZone } from './fields.ts'
import { age, seconds } from './tasks.fields.ts'
import { taskStatus } from './tasks.rules.ts'

const statusNumber = z.literal(Object.values(taskStatus))

/** The longest description of a stretch of work, and of a finished task. */
export const longestDone = 300

export const task = z.object({
  id: z.string(),
  /** The athlete's user id. */
  user_id: z.string(),
  name: z.string(),
  percent: z.number(),
  status: statusNumber,
  /** Settled seconds. While the task runs, the seconds since `settled_at` come on top. */
  time_spent: z.number(),
  /** What done looks like. */
  done_when: z.string(),
  /** Added by a success coach for this athlete. Worth 0%. */
  is_own: z.boolean(),
  completed_at: z.string().nullable(),
})
export type Task = z.output<typeof task>

/** The task that runs for the signed-in success coach. Every time in it is the server's. */
export const activeTask = z.object({
  id: z.string(),
  /** The athlete's user id. */
  user_id: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  /** The color of the athlete's page. */
  color_theme: z.string(),
  athlete_slug: z.string(),
  percent: z.number(),
  status: z.literal(taskStatus.inProgress),
  /** When it was started, in UTC. */
  start_time: z.string(),
  /** Settled seconds of the task, before `settled_at`. */
  time_spent: z.number(),
  /** The running time counts from here. */
  settled_at: z.string(),
  /** The last activity that any page of this coach reported. */
  last_active_at: z.string(),
  /** What the coach is doing, for the ledger. */
  done: z.string(),
  /** The server's clock when it answered, so a page whose clock is wrong still shows the right time. */
  server_time: z.string(),
})
export type ActiveTask = z.output<typeof activeTask>

const taskId = rowId('Must be the id of a task')
const athleteUserId = rowId('Must be the id of a user')

/** What the page knows about the coach's activity, as ages, so a wrong clock on the device does no harm. */
const activity = {
  /** How long ago the last activity was. */
  idle_ms: age,
  /** How long activity has gone on without a break of 60 seconds. */
  unbroken_ms: age,
}

const ofTask = { task_id: taskId, user_id: athleteUserId.optional() }
const done = oneLine({ min: 0, max: longestDone, fault: 'Must be text' }).optional()

const refusals = { errors: ['not_found', 'task_not_running'], quiet: ['missing', 'refusal'] } as const
const changed = z.object({ data: z.object({ task, active: activeTask.nullable() }) })
export type TaskChange = z.output<typeof changed>['data']

/** COA-03: the tasks of an athlete on the roster, in their order. */
export const getTasks = endpoint({
  method: 'GET',
  path: '/panel/task/list/{id}',
  guard: 'success-coach',
  rate: 'read',
  summary: 'The tasks of an athlete on the roster, with progress and total time',
  params: z.object({ id: athleteUserId }),
  output: z.object({
    data: z.array(task),
    meta: z.object({ progress: z.number(), total_time: z.number() }),
  }),
  errors: ['not_found'],
  quiet: ['missing'],
})

/** A missing active task is silent: 404 without an alert. */
export const getActiveTask = endpoint({
  method: 'GET',
  path: '/panel/task/active',
  guard: 'success-coach',
  rate: 'receipt',
  summary: 'The running task of the signed-in success coach',
  output: z.object({ data: activeTask }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

export const getTask = endpoint({
  method: 'GET',
  path: '/panel/task/{id}',
  guard: 'success-coach',
  rate: 'read',
  summary: 'One task of an athlete on the roster',
  params: z.object({ id: taskId }),
  output: z.object({ data: task }),
  errors: ['not_found'],
  quiet: ['missing'],
})

/** Starts, resumes, or restarts. The task that ran until now is paused, with its time, in the same transaction. */
export const startTask = endpoint({
  method: 'POST',
  path: '/panel/task/start',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Start a task. The one that runs is paused',
  body: z.object({ ...ofTask, ...activity }),
  output: changed,
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

export const pauseTask = endpoint({
  method: 'POST',
  path: '/panel/task/pause',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Pause the running task',
  body: z.object({
    ...ofTask,
    ...activity,
    /** Seconds to keep since `settled_at`, up to what really passed. Without it, the server's own measure. */
    time: seconds.optional(),
    done,
  }),
  output: changed,
  ...refusals,
})

/** A task that does not run can be completed too. */
export const completeTask = endpoint({
  method: 'POST',
  path: '/panel/task/complete',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Complete a task',
  body: z.object({ ...ofTask, ...activity, time: seconds.optional(), done }),
  output: changed,
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

/**
 * COA-04: keeps the time up to the last activity, or the given seconds, and discards the rest. If the coach is not
 * idle, it discards everything since `settled_at`. The task is paused.
 */
export const discardTask = endpoint({
  method: 'POST',
  path: '/panel/task/discard',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Discard time of the running task and pause it',
  body: z.object({ ...ofTask, time: seconds.optional() }),
  output: changed,
  ...refusals,
})

/**
 * For the running task, it keeps idle time: everything up to now, at most `time` seconds since the last activity. For
 * any other task, or with `from`, it adds time that was worked before: `time` seconds from `from`, or the last `time`
 * seconds.
 */
export const addTaskTime = endpoint({
  method: 'POST',
  path: '/panel/task/add-time',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Keep idle time of the running task, or add time to another one',
  body: z.object({
    ...ofTask,
    time: seconds.min(1, { error: 'Please enter how long it took' }),
    from: z.iso.datetime({ error: 'Please enter when you started' }).optional(),
    /** For the sentence that says what it overlaps with. */
    time_zone: timeZone.optional(),
    done,
  }),
  output: changed,
  errors: ['not_found', 'time_overlaps'],
  quiet: ['missing', 'refusal'],
})

/** "I am here": sent every 10 seconds while the page is open and a task runs. */
export const reportHere = endpoint({
  method: 'POST',
  path: '/panel/task/here',
  guard: 'success-coach',
  rate: 'receipt',
  effect: 'none',
  isChange: false,
  summary: 'Report that the page is open, and when the coach was last active',
  body: z.object({ task_id: taskId, ...activity }),
  output: z.object({
    data: z.object({ last_active_at: z.string(), settled_at: z.string(), server_time: z.string() }),
  }),
  errors: ['task_not_running'],
  quiet: ['missing', 'fault', 'refusal'],
})

/** What the coach is doing right now. It becomes the text of the ledger row. */
export const describeActiveTask = endpoint({
  method: 'POST',
  path: '/panel/task/describe',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Describe the work on the running task',
  body: z.object({ task_id: taskId, done: oneLine({ min: 0, max: longestDone, fault: 'Must be text' }) }),
  output: z.object({ data: activeTask }),
  ...refusals,
})

const ownTask = {
  name: oneLine({ min: 3, max: 80, fault: 'Please enter a name (at least 3 characters)' }),
  done_when: oneLine({ min: 0, max: 200, fault: 'Must be text' }).default(''),
}

/** For one athlete. Far more than anyone needs: this stops a script that runs wild. */
export const mostOwnTasks = 200

/** A coach's own task for this athlete: 0%. */
export const addOwnTask = endpoint({
  method: 'POST',
  path: '/panel/task/create',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  status: 201,
  summary: 'Add a task of your own for an athlete',
  body: z.object({ user_id: athleteUserId, ...ownTask }),
  output: z.object({ data: task }),
  errors: ['not_found', 'too_many_tasks'],
  quiet: ['missing', 'refusal'],
})

/** Only an own task without time. */
export const removeOwnTask = endpoint({
  method: 'POST',
  path: '/panel/task/delete',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Remove a task of your own that has no time',
  body: z.object({ task_id: taskId }),
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['not_found', 'task_has_time'],
  quiet: ['missing', 'refusal'],
})

/** Notes about an athlete. */
export const longestCoachNote = 2000
/** Of one success coach about one athlete. */
export const mostCoachNotes = 500

const coachNote = z.object({
  id: z.string(),
  user_id: z.string(),
  text: z.string(),
  is_shared: z.boolean(),
  is_pinned: z.boolean(),
  author: z.object({ id: z.string(), name: z.string() }),
  created_at: z.string(),
  can: z.object({ change: z.boolean() }),
})
export type CoachNote = z.output<typeof coachNote>

const yesOrNo = z.boolean({ error: 'Must be true or false' })

const noteForm = {
  text: paragraph({ max: longestCoachNote, fault: 'Please write the note' }),
  /** The family sees it. Otherwise only its author and the athlete's success coaches do. */
  is_shared: yesOrNo.default(false),
  is_pinned: yesOrNo.default(false),
}

/** The success coach sees all. The family sees those that are shared. */
export const getCoachNotes = endpoint({
  method: 'GET',
  path: '/panel/task/notes/{id}',
  guard: 'check-auth',
  rate: 'read',
  summary: 'Notes about an athlete: all for the success coach, the shared ones for the family',
  params: z.object({ id: athleteUserId }),
  output: z.object({ data: z.array(coachNote) }),
  errors: ['not_found'],
  quiet: ['missing', 'fault'],
})

export const addCoachNote = endpoint({
  method: 'POST',
  path: '/panel/task/notes/{id}',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  status: 201,
  summary: 'Write a note about an athlete on the roster',
  params: z.object({ id: athleteUserId }),
  body: z.object(noteForm),
  output: z.object({ data: coachNote }),
  errors: ['not_found', 'too_many_notes'],
  quiet: ['missing', 'refusal'],
})

export const changeCoachNote = endpoint({
  method: 'POST',
  path: '/panel/task/note/{id}',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Change a note of your own',
  params: z.object({ id: rowId() }),
  body: z.object(noteForm),
  output: z.object({ data: coachNote }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

export const removeCoachNote = endpoint({
  method: 'DELETE',
  path: '/panel/task/note/{id}',
  guard: 'success-coach',
  rate: 'write',
  summary: 'Remove a note of your own',
  params: z.object({ id: rowId() }),
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})
